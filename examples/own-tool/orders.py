import sys

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

mcp = MCPServer("orders")

orders = {
    "100234": "shipped on June 3",
    "100235": "waiting for payment",
}


@mcp.tool()
def find_order(number: str) -> str:
    """Finds one order by its six-digit number and returns its state."""
    print("find_order", number, file=sys.stderr)
    if number not in orders:
        raise ToolError(f"No order {number}. Order numbers have six digits.")
    return orders[number]


if __name__ == "__main__":
    mcp.run()

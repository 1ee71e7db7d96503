"""Runs a sample so that it can only connect to the check's server.

usage: python3 guard.py sample.py, with SAMPLE_PORT and SAMPLE_API in the environment
"""
import os
import runpy
import socket
import sys

PORT = int(os.environ["SAMPLE_PORT"])
LOOPBACK = {"localhost", "127.0.0.1", "::1"}

find_address = socket.getaddrinfo
connect = socket.socket.connect


def reject(host):
    raise OSError(f"the sample connects to {host}; samples may only connect to {os.environ['SAMPLE_API']}")


def loopback_address(host, port, *rest, **options):
    if host not in LOOPBACK:
        reject(host)
    return find_address("127.0.0.1", PORT, *rest, **options)


def loopback_connect(self, address):
    if not isinstance(address, tuple) or address[0] not in LOOPBACK:
        reject(address)
    return connect(self, ("127.0.0.1", PORT))


socket.getaddrinfo = loopback_address
socket.socket.connect = loopback_connect
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")

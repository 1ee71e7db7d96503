import type {AsyncApi} from '../asyncapi/asyncApi';
import {flowTable} from '../asyncapi/flows';
import {webSocketFile} from '../asyncapi/socketMessages';
import type {ReferenceDirective} from '../directive';
import {unknownName} from '../unknownName';

/** `::message-order{router="vercel"}`: the observed orders of WebSocket messages with one router, or with `any`. */
export const messageOrder: ReferenceDirective = {
  name: 'message-order',
  attributes: {router: {required: true}},
  render({router = ''}, {contracts}) {
    const orders = contracts.read<AsyncApi>(webSocketFile).channels.socket?.['x-order'] ?? [];
    const found = orders.filter((order) => order.router === router);
    const routers = new Set(orders.map((order) => order.router));
    if (found.length === 0) throw unknownName('router', router, routers, `contracts/${webSocketFile}`);
    return [
      flowTable(
        found.map(({messages, ...order}) => ({...order, steps: messages})),
        'Messages in order',
      ),
    ];
  },
};

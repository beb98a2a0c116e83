import type { WsSocketFactory } from '@nats-io/nats-core'
import WebSocket from 'ws'

/** Opens a WebSocket in Node 20, which has none of its own. */
export const nodeSocket: WsSocketFactory = (address) =>
  Promise.resolve({
    // The client uses only what both classes have.
    socket: new WebSocket(address, { perMessageDeflate: false }) as unknown as globalThis.WebSocket,
    encrypted: address.startsWith('wss:'),
  })

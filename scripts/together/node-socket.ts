import type { WsSocketFactory } from '@nats-io/nats-core'
import WebSocket from 'ws'

/** A WebSocket for Node 20, which has none of its own. */
export const nodeSocket: WsSocketFactory = (address) =>
  Promise.resolve({
    // The client asks for no more of it than both have.
    socket: new WebSocket(address, { perMessageDeflate: false }) as unknown as globalThis.WebSocket,
    encrypted: address.startsWith('wss:'),
  })

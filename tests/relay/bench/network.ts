import type { WsSocketFactory } from '@nats-io/nats-core'
import type { WebSocket } from 'ws'
import { nodeSocket } from '@/scripts/together/node-socket'

/** No one listens there. */
const NOWHERE = 'ws://127.0.0.1:9/'

/** The way of one phone to the relay, which can be cut: without a word, as in a tunnel, and no one gets a new line until it is back. */
export class Network {
  private readonly open = new Set<WebSocket>()
  private isCut = false

  readonly sockets: WsSocketFactory = async (address, options) => {
    // As a browser does without a network: there is a socket, and it fails.
    const made = await nodeSocket(this.isCut ? NOWHERE : address, options)
    this.open.add(made.socket as unknown as WebSocket)
    return made
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.open) socket.terminate()
    this.open.clear()
  }

  restore(): void {
    this.isCut = false
  }
}

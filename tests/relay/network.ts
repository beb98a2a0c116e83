import type { WsSocketFactory } from '@nats-io/nats-core'
import type { WebSocket } from 'ws'
import { nodeSocket } from '@/scripts/together/node-socket'

/** An address without a listener. */
const NOWHERE = 'ws://127.0.0.1:9/'

/** The network of one phone. After `cut`, its connections are lost without a warning, and new ones fail until `restore`. */
export class Network {
  private readonly open = new Set<WebSocket>()
  private isCut = false

  readonly sockets: WsSocketFactory = async (address, options) => {
    // A browser without a network also makes a socket, which then fails.
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

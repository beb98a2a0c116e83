import type { TableKeys } from '../keys/keys'
import { seal } from '../keys/seal'
import type { RelayConnection, RelayProblem } from '../relay/relay'
import type { Protocol } from './protocol'

/** The number of envelopes that are sent in parallel. */
const AT_ONCE = 16
/** The time, in milliseconds, after which a full relay is tried again. */
const WHEN_FULL = 60_000

/** The pieces of this device, and which of them the relay is not known to have. */
export class Outbox<P> {
  private pieces: readonly P[] = []
  /** The ids of pieces that the relay is known to have, as seen since this connection began. */
  private there = new Set<string>()
  /** The pieces that are too large for any relay. */
  private readonly tooLarge = new Set<string>()
  private fullUntil = 0

  constructor(
    private readonly protocol: Protocol<P>,
    private readonly keys: TableKeys,
    /** Called when the relay does not take a piece. */
    private readonly refused: (problem: 'too-large' | 'full') => void,
  ) {}

  hold(pieces: readonly P[]): void {
    this.pieces = pieces
  }

  here(): readonly P[] {
    return this.pieces
  }

  /**
   * Records the result of a sync. The relay has these pieces, but either lacks those in `lacking` or has other texts for them.
   */
  relayHas(pieces: readonly P[], lacking: readonly P[]): void {
    this.there = new Set(pieces.map(this.protocol.idOf))
    for (const piece of lacking) this.there.delete(this.protocol.idOf(piece))
  }

  relayHasToo(pieces: readonly P[]): void {
    for (const piece of pieces) this.there.add(this.protocol.idOf(piece))
  }

  /** Returns the pieces that the relay is not known to have and that are not too large. Empty if this device only views. */
  unsent(): readonly P[] {
    if (this.keys.sign === null) return []
    return this.pieces.filter((piece) => {
      const id = this.protocol.idOf(piece)
      return !this.there.has(id) && !this.tooLarge.has(id)
    })
  }

  /** Tells whether something can be sent now. */
  hasWork(): boolean {
    return Date.now() >= this.fullUntil && this.unsent().length > 0
  }

  holdsTooLarge(): boolean {
    return this.tooLarge.size > 0
  }

  /** Lets the next send try a relay that was full. */
  askAgain(): void {
    this.fullUntil = 0
  }

  /** Sends what the relay lacks, set-ups first. Returns why the connection is of no use; `null` if it works. */
  async send(connection: RelayConnection): Promise<RelayProblem | null> {
    if (Date.now() < this.fullUntil) return null
    const { isFirst } = this.protocol
    const left = [...this.unsent()].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    let problem: RelayProblem | null = null
    const sendOn = async () => {
      for (let piece = left.shift(); piece !== undefined; piece = left.shift()) {
        if (problem !== null || Date.now() < this.fullUntil) return
        problem = (await this.sendOne(connection, piece)) ?? problem
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
    return problem
  }

  private async sendOne(connection: RelayConnection, piece: P): Promise<RelayProblem | null> {
    const id = this.protocol.idOf(piece)
    const bytes = await seal(this.keys, this.protocol.kind, id, this.protocol.write(piece))
    const problem = bytes === null ? 'too-large' : await connection.push({ id, bytes })
    switch (problem) {
      case null:
        this.there.add(id)
        return null
      case 'too-large':
        this.tooLarge.add(id)
        this.refused(problem)
        return null
      case 'full':
        this.fullUntil = Date.now() + WHEN_FULL
        this.refused(problem)
        return null
      case 'unavailable':
        return problem
    }
  }
}

import { newId } from '@/lib/core/ids'
import { ok } from '@/lib/core/result'
import type { TableKeys } from '@/lib/together/keys/keys'
import type { Engine, Envelope } from '@/lib/together/relay/relay'
import { idOf, type Piece } from '@/lib/together/table/piece'
import type { Session, TogetherState } from '@/lib/together/table/session'
import { join } from '@/lib/together/table/start-session'
import type { TableStore } from '@/lib/together/table/store'

/** Keeps pieces for a phone of the bench, in memory: the database of a phone is measured elsewhere. */
export class MemoryStore implements TableStore {
  private readonly pieces = new Map<string, Piece>()
  private readonly watchers = new Set<(pieces: readonly Piece[]) => void>()

  constructor(private readonly taken: (id: string) => void = () => undefined) {}

  readonly watch = (heard: (pieces: readonly Piece[]) => void): (() => void) => {
    this.watchers.add(heard)
    heard([...this.pieces.values()])
    return () => this.watchers.delete(heard)
  }

  readonly take: TableStore['take'] = (pieces) => {
    for (const piece of pieces) {
      this.pieces.set(idOf(piece), piece)
      this.taken(idOf(piece))
    }
    this.changed()
    return Promise.resolve(ok([]))
  }

  write(piece: Piece): void {
    this.pieces.set(idOf(piece), piece)
    this.changed()
  }

  has(id: string): boolean {
    return this.pieces.has(id)
  }

  all(): readonly Piece[] {
    return [...this.pieces.values()]
  }

  ids(): readonly string[] {
    return [...this.pieces.keys()]
  }

  private changed(): void {
    const all = [...this.pieces.values()]
    for (const heard of this.watchers) heard(all)
  }
}

/** A phone of the bench, at its table or away. */
export class BenchPhone {
  readonly store: MemoryStore
  private session: Session | null = null

  constructor(
    private readonly engine: Engine,
    private readonly keys: TableKeys,
    taken?: (id: string) => void,
  ) {
    this.store = new MemoryStore(taken)
  }

  /** Comes to the table and has met. */
  async come(): Promise<void> {
    this.session = join({ engine: this.engine, keys: this.keys, store: this.store })
    await this.until(({ phase }) => phase === 'together')
  }

  /** Has nothing that the relay has not acknowledged. */
  settled(): Promise<void> {
    return this.until(({ phase, waiting }) => phase === 'together' && waiting === 0)
  }

  /** It has lost its line. */
  apart(): Promise<void> {
    return this.until(({ phase }) => phase === 'apart')
  }

  /** It has a network again: meets at once. */
  async sync(): Promise<void> {
    this.session?.sync()
    await this.until(({ phase }) => phase === 'together')
  }

  async go(): Promise<void> {
    await this.session?.leave()
    this.session = null
  }

  private until(wanted: (state: TogetherState) => boolean): Promise<void> {
    const { session } = this
    if (session === null) throw new Error('the phone is at no table')
    return new Promise((done) => {
      let stop = (): void => undefined
      const look = (state: TogetherState) => {
        if (!wanted(state)) return
        stop()
        done()
      }
      stop = session.watch(look)
      look(session.state())
    })
  }
}

/** A hand as a table of two records it: as long as such entries are. */
export function handPiece(gameId: string, clock: number): Piece {
  const facts = {
    kind: 'played',
    taker: clock % 2,
    trump: 'hearts',
    cardPoints: [92, 70],
    lastTrick: 1,
    tricks: [5, 4],
    melds: [{ seat: 0, run: 3, top: 'K', suit: 'hearts' }],
    bela: [0],
  }
  return {
    kind: 'entry',
    entry: {
      id: newId(),
      v: 1,
      gameId,
      device: newId(),
      clock,
      at: Date.now(),
      kind: 'recorded',
      hand: newId(),
      after: newId(),
      facts,
    },
  }
}

/** Returns everything that a relay holds of a table. */
export async function parcelsOf(engine: Engine, keys: TableKeys): Promise<readonly Envelope[]> {
  const joined = await engine.join(keys, { pushed: () => undefined, said: () => undefined })
  if (!joined.ok) throw new Error(`the relay is ${joined.error}`)
  const met = await joined.value.sync()
  await joined.value.leave()
  if (!met.ok) throw new Error(`the relay is ${met.error}`)
  return met.value
}

/** Returns the number that this share of the numbers does not exceed. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export const rounded = (number: number, places = 1): number => Number(number.toFixed(places))

/** Does something with each, so many at once. */
export async function each<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const goOn = async () => {
    for (let index = next++; index < list.length; index = next++) {
      const one = list[index]
      if (one !== undefined) await work(one, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
}

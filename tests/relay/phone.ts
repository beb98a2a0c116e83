import { newId } from '@/lib/core/ids'
import { ok } from '@/lib/core/result'
import type { TableKeys } from '@/lib/together/keys/keys'
import type { Engine, Envelope } from '@/lib/together/relay/relay'
import { pieceId, type Piece } from '@/lib/together/table/piece'
import type { Session, TogetherState } from '@/lib/together/table/session'
import { join } from '@/lib/together/table/start-session'
import type { TableStore } from '@/lib/together/table/store'
import { settled, until } from './until'

/** The pieces that a phone of the benchmark has at a table, in memory. The database of a phone is measured elsewhere. */
export class MemoryStore<P = Piece> implements TableStore<P> {
  private readonly held = new Map<string, P>()
  private readonly watchers = new Set<(all: readonly P[]) => void>()

  constructor(
    private readonly idOf: (piece: P) => string,
    private readonly taken: (id: string) => void = () => undefined,
  ) {}

  readonly watch = (heard: (all: readonly P[]) => void): (() => void) => {
    this.watchers.add(heard)
    heard(this.all())
    return () => this.watchers.delete(heard)
  }

  readonly take: TableStore<P>['take'] = (pieces) => {
    for (const piece of pieces) this.taken(this.idOf(piece))
    this.write(...pieces)
    return Promise.resolve(ok([]))
  }

  write(...pieces: readonly P[]): void {
    for (const piece of pieces) this.held.set(this.idOf(piece), piece)
    for (const heard of this.watchers) heard(this.all())
  }

  has = (id: string): boolean => this.held.has(id)

  all = (): readonly P[] => [...this.held.values()]

  ids = (): readonly string[] => [...this.held.keys()]
}

/** A phone of the benchmark, which can join and leave its table. */
export class BenchPhone {
  readonly store: MemoryStore
  private session: Session | null = null

  constructor(
    private readonly engine: Engine,
    private readonly keys: TableKeys,
    taken?: (id: string) => void,
  ) {
    this.store = new MemoryStore(pieceId, taken)
  }

  /** Joins the table and waits until it has synced. */
  async come(): Promise<void> {
    this.session = join({ engine: this.engine, keys: this.keys, store: this.store })
    await this.until(({ phase }) => phase === 'together')
  }

  /** Resolves when the relay has acknowledged everything of this phone. */
  settled(): Promise<void> {
    return this.until(settled)
  }

  /** Resolves when the phone has lost its connection. */
  apart(): Promise<void> {
    return this.until(({ phase }) => phase === 'apart')
  }

  /** Syncs immediately, as after a lost network has returned. */
  async sync(): Promise<void> {
    this.session?.sync()
    await this.until(({ phase }) => phase === 'together')
  }

  async go(): Promise<void> {
    await this.session?.leave()
    this.session = null
  }

  private async until(wanted: (state: TogetherState) => boolean): Promise<void> {
    if (this.session === null) throw new Error('expected a phone at a table')
    await until(this.session, wanted)
  }
}

/** Returns an entry for a hand at a table of two sides, as long as a usual one. */
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
  if (!joined.ok) throw new Error(`expected a connection to the relay, got ${joined.error}`)
  const synced = await joined.value.sync()
  await joined.value.leave()
  if (!synced.ok) throw new Error(`expected a connection to the relay, got ${synced.error}`)
  return synced.value
}

/** Returns the quantile of numbers at `part`, from 0 to 1. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export const rounded = (number: number, places = 1): number => Number(number.toFixed(places))

/** Calls `work` for each item, at most `atOnce` in parallel. */
export async function each<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < list.length; index = next++) {
      const one = list[index]
      if (one !== undefined) await work(one, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

import type { Seat } from '../../engine/table/seats'
import { defineRecord } from './record'
import type { GameRecord } from './schemas/game'

export type { GameRecord, GameStatus, GameSummary } from './schemas/game'

export const gameRecord = defineRecord('game', (schemas) => schemas.game)

/** The facts that start a game; left-out ones have defaults. `rules` are in the file form. */
export interface GameSetup {
  readonly rules: unknown
  readonly rulesName?: string | null
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly start?: {
    readonly totals: readonly number[]
    readonly heldOver: number
    readonly hands?: number | undefined
  }
  readonly extra?: Readonly<Record<string, unknown>>
}

/** The origin of a new record: its id, device, time, series and number of sides. */
export interface GameOrigin {
  readonly id: string
  readonly device: string
  readonly at: number
  readonly sides: number
  readonly series: { readonly id: string; readonly number: number } | null
  readonly example: boolean
}

/** Returns the record of a new game before its first hand. */
export function makeGameRecord(setup: GameSetup, origin: GameOrigin): GameRecord {
  const { totals, heldOver, hands } = setup.start ?? { totals: Array<number>(origin.sides).fill(0), heldOver: 0 }
  return {
    id: origin.id,
    v: 1,
    device: origin.device,
    createdAt: origin.at,
    rules: setup.rules,
    rulesName: setup.rulesName ?? null,
    names: [...setup.names],
    dealer: setup.dealer,
    start: { totals: [...totals], heldOver, ...(hands === undefined || hands === 0 ? {} : { hands }) },
    seriesId: origin.series?.id ?? null,
    number: origin.series?.number ?? 1,
    example: origin.example,
    extra: { ...setup.extra },
    updatedAt: origin.at,
    status: 'playing',
    summary: null,
  }
}

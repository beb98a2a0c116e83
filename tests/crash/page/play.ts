import { counted } from '../../support/builders'
import { gameRow } from '../../support/game-row'
import { chance } from '../support/random'
import { nextAct, type Act, type Known, type ActReport } from './acts'
import {
  type Appended,
  type Connection,
  type Stored,
  appendChange,
  deleteGame,
  newId,
  ok,
  restoreFromTab,
  saveDraft,
  saveHouse,
  saveSetting,
  startGame,
} from './storage'

type Made = { readonly game: string | null; readonly change: string | null; readonly hand: string | null }

const NOTHING_MADE: Made = { game: null, change: null, hand: null }

/** Does an act with the app's own storage. */
async function carryOut(tab: Connection, act: Act): Promise<Stored<Made>> {
  switch (act.kind) {
    case 'start': {
      const rules = { base: 'bela-2', target: 100_000 } as const
      return made(await startGame(tab, { rules, names: ['Mike', 'Yetta'], dealer: 0 }), (game) => ({ game }))
    }
    case 'tap':
      return made(await saveDraft(tab, act.game, { digits: act.digits }), () => ({}))
    case 'hand':
      return changed(
        await appendChange(tab, act.game, { kind: 'recorded', facts: counted({ totals: act.totals }) }, 'keep'),
      )
    case 'correct':
      return changed(
        await appendChange(
          tab,
          act.game,
          { kind: 'corrected', hand: act.hand, facts: counted({ totals: act.totals }) },
          'keep',
        ),
      )
    case 'take-off':
      return changed(await appendChange(tab, act.game, { kind: 'deleted', hand: act.hand }))
    case 'undo':
      return changed(await appendChange(tab, act.game, { kind: 'undone', change: act.change }))
    case 'note':
      return changed(await appendChange(tab, act.game, { kind: 'noted', text: act.text }))
    case 'setting':
      return made(await saveSetting(tab, 'theme', act.value), () => ({}))
    case 'house':
      return made(await saveHouse(tab, { name: act.name, rules: { base: 'bela-2' } }), () => ({}))
    case 'delete':
      return made(await deleteGame(tab, act.game), () => ({}))
    case 'import':
      return made(
        await restoreFromTab(
          tab,
          act.games.map((id) => bundleOf(id, act.hands)),
        ),
        () => ({}),
      )
  }
}

const made = <T>(stored: Stored<T>, with_: (value: T) => Partial<Made>): Stored<Made> =>
  stored.ok ? ok({ ...NOTHING_MADE, ...with_(stored.value) }) : stored

const changed = (stored: Stored<Appended>): Stored<Made> => made(stored, ({ change, hand }) => ({ change, hand }))

/** Returns a game as it is in a backup. */
function bundleOf(id: string, hands: number) {
  const [at, device] = [Date.now(), newId()]
  const game = gameRow(id, { device, createdAt: at, updatedAt: at, rules: { base: 'bela-2', target: 100_000 } })
  const ids = Array.from({ length: hands }, newId)
  const changes = ids.map((hand, index) => ({
    id: `${id}-${index + 1}`,
    v: 1,
    gameId: id,
    device,
    clock: index + 1,
    at,
    kind: 'recorded',
    hand,
    after: ids[index - 1] ?? null,
    facts: { kind: 'counted', taker: 0, totals: [index, 1] },
  }))
  return { game, changes }
}

/** The settings of an evening: a `rash` page reports an act as saved too early, which the check must notice. */
export interface Evening {
  readonly seed: number
  readonly from: number
  readonly manner: 'honest' | 'rash'
  /** The longest time between two acts, in milliseconds. */
  readonly pause: number
  readonly games: readonly string[]
  /** The evening begins with the import of a backup with this many games. */
  readonly importing?: number
}

/**
 * Returns a function that returns the state of the replica: `off` if it was off at any time since the last call, because an act
 * saved then may not be in it.
 */
function copyWatch({ replica }: Connection): () => string {
  let wasOff = false
  replica.onState(({ state }) => {
    wasOff ||= state === 'off'
  })
  return () => {
    const { state } = replica.state()
    const copy = wasOff ? 'off' : state
    wasOff = state === 'off'
    return copy
  }
}

/** Plays until the browser is killed. */
export async function play(tab: Connection, evening: Evening, say: (said: ActReport) => Promise<void>): Promise<void> {
  const luck = chance(evening.seed)
  const known: Known = { games: new Map(evening.games.map((id) => [id, { hands: [], changes: [] }])) }
  const copy = copyWatch(tab)
  for (let number = evening.from; ; number += 1) {
    const isFirst = number === evening.from
    const act =
      isFirst && evening.importing !== undefined ? bigImport(number, evening.importing) : nextAct(luck, known, number)
    await say({ said: 'begun', number, act })
    if (evening.manner === 'rash') void say({ said: 'saved', number, ...NOTHING_MADE, copy: copy() })
    const stored = await carryOut(tab, act)
    if (!stored.ok) await say({ said: 'refused', number, code: stored.error.code })
    else {
      if (evening.manner === 'honest') await say({ said: 'saved', number, ...stored.value, copy: copy() })
      learn(known, act, stored.value)
    }
    if (evening.pause > 0) await new Promise((resolve) => setTimeout(resolve, luck.whole(0, evening.pause)))
  }
}

const bigImport = (number: number, games: number): Act => ({
  kind: 'import',
  games: Array.from({ length: games }, (_, index) => `backup-${number}-${index}`),
  hands: 12,
})

function learn({ games }: Known, act: Act, { game, change, hand }: Made): void {
  if (game !== null) games.set(game, { hands: [], changes: [] })
  if (act.kind === 'delete') games.delete(act.game)
  if (!('game' in act)) return
  const known = games.get(act.game)
  if (change !== null) known?.changes.push(change)
  if (act.kind === 'hand' && hand !== null) known?.hands.push(hand)
}

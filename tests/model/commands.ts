import fc from 'fast-check'
import { newId } from '@/lib/core/ids'
import { openFile } from '@/lib/format/open-file'
import { read, type Connection, type Stored } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { deleteGame, readEverything, saveHouse } from '@/lib/storage/maintenance'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { backupOf, readRestorable, restore } from '@/lib/storage/sharing'
import { counted, ready, the } from '../support/storage'
import {
  backedUp,
  canRedo,
  canUndo,
  corrected,
  deleted,
  difference,
  entered,
  handsOf,
  housed,
  idsOf,
  lit,
  merged,
  redone,
  started,
  takenOff,
  tapped,
  undone,
  type Model,
  type Totals,
} from './model'
import type { ModelPhone } from './phone'

/** A run: the phone, its clock, its last backup, and counts of what was done. */
export interface Real {
  readonly phone: ModelPhone
  readonly clock: { ahead: number }
  backup: string | null
  readonly tally: Tally
}

export interface Tally {
  acts: number
  kills: number
  powerCuts: number
  storesLost: number
}

/** The holder of the model. fast-check passes the same object to every command, so each command replaces the model in it. */
export interface Holder {
  model: Model
}

type Command = fc.AsyncCommand<Holder, Real>

const GAME_RULES = { base: 'bela-2', target: 100_000 } as const

/** An action of a user: whether it is possible, its expected result, and how the app does it. */
interface Act {
  readonly name: string
  readonly isPossible: (model: Model) => boolean
  /** Decides everything about the act in advance, so that it can be interrupted. */
  readonly plan: (model: Model) => Planned
}

interface Planned {
  readonly go: (tab: Connection, real: Real) => Promise<Stored<unknown>>
  /** The expected model; a function of the new id if the app makes one. */
  readonly after: Model | ((made: string) => Model)
}

const pick = <T>(items: readonly T[], at: number): T => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

const hasGame = (model: Model): boolean => idsOf(model).length > 0

const act = (name: string, isPossible: Act['isPossible'], plan: Act['plan']): Act => ({ name, isPossible, plan })

const anyTotals: fc.Arbitrary<Totals> = fc
  .tuple(fc.integer({ min: 82, max: 162 }), fc.integer({ min: 0, max: 80 }))
  .map((totals) => totals)

const place = fc.nat({ max: 1000 })

const anyStart = fc.constant(
  act(
    'start',
    (model) => idsOf(model).length < 4,
    (model) => ({
      go: (tab) => startGame(tab, { rules: GAME_RULES, names: ['Mike', 'Yetta'], dealer: 0 }),
      after: (made) => started(model, made),
    }),
  ),
)

const anyEnter = fc.tuple(place, anyTotals).map(([at, totals]) =>
  act(`enter ${totals.join(':')}`, hasGame, (model) => {
    const [id, hand] = [pick(idsOf(model), at), newId()]
    const change = { kind: 'recorded', hand, facts: counted(0, totals) } as const
    return { go: (tab) => appendChange(tab, id, change), after: entered(model, id, hand, totals) }
  }),
)

const anyEnterTwice = fc.tuple(place, anyTotals).map(([at, totals]) =>
  act(`enter ${totals.join(':')} in both tabs`, hasGame, (model) => {
    const [id, hand] = [pick(idsOf(model), at), newId()]
    const change = { kind: 'recorded', hand, facts: counted(0, totals) } as const
    return {
      go: async (tab, { phone }) => {
        const both = await Promise.all([0, 1].map((which) => appendChange(phone.tab(which), id, change)))
        return both.find((one) => !one.ok) ?? pick(both, 0)
      },
      after: entered(model, id, hand, totals),
    }
  }),
)

const hasHand = (model: Model, at: number): boolean =>
  hasGame(model) && handsOf(model, pick(idsOf(model), at)).length > 0

const anyCorrect = fc.tuple(place, place, anyTotals).map(([at, nth, totals]) =>
  act(
    `correct to ${totals.join(':')}`,
    (model) => hasHand(model, at),
    (model) => {
      const id = pick(idsOf(model), at)
      const hand = pick(handsOf(model, id), nth)
      const change = { kind: 'corrected', hand, facts: counted(0, totals) } as const
      return { go: (tab) => appendChange(tab, id, change, 'keep'), after: corrected(model, id, hand, totals) }
    },
  ),
)

const anyTakeOff = fc.tuple(place, place).map(([at, nth]) =>
  act(
    'take off',
    (model) => hasHand(model, at),
    (model) => {
      const id = pick(idsOf(model), at)
      const hand = pick(handsOf(model, id), nth)
      return { go: (tab) => appendChange(tab, id, { kind: 'deleted', hand }), after: takenOff(model, id, hand) }
    },
  ),
)

const anyUndo = place.map((at) =>
  act(
    'undo',
    (model) => hasGame(model) && canUndo(model, pick(idsOf(model), at)),
    (model) => {
      const id = pick(idsOf(model), at)
      return { go: (tab) => turned(tab, id, 'undone'), after: undone(model, id) }
    },
  ),
)

const anyRedo = place.map((at) =>
  act(
    'redo',
    (model) => hasGame(model) && canRedo(model, pick(idsOf(model), at)),
    (model) => {
      const id = pick(idsOf(model), at)
      return { go: (tab) => turned(tab, id, 'redone'), after: redone(model, id) }
    },
  ),
)

/** Undoes or redoes the change that the sheet offers, as the buttons do. */
async function turned(tab: Connection, id: string, kind: 'undone' | 'redone'): Promise<Stored<unknown>> {
  const { sheet } = await ready(tab, id)
  const change = kind === 'undone' ? sheet.undoable : sheet.redoable
  if (change === null) throw new Error(`nothing to be ${kind}`)
  return appendChange(tab, id, { kind, change })
}

const anyTap = fc.tuple(place, fc.nat({ max: 162 })).map(([at, digits]) =>
  act(`tap ${digits}`, hasGame, (model) => {
    const id = pick(idsOf(model), at)
    return { go: (tab) => saveDraft(tab, id, { digits: String(digits) }), after: tapped(model, id, String(digits)) }
  }),
)

const anyDelete = place.map((at) =>
  act('delete', hasGame, (model) => {
    const id = pick(idsOf(model), at)
    return { go: (tab) => deleteGame(tab, id), after: deleted(model, id) }
  }),
)

const anySetting = fc.constantFrom('dark' as const, 'light' as const, 'system' as const).map((theme) =>
  act(
    theme,
    () => true,
    (model) => ({ go: (tab) => saveSetting(tab, 'theme', theme), after: lit(model, theme) }),
  ),
)

const anyHouse = fc.nat({ max: 999 }).map((n) =>
  act(
    `house ${n}`,
    ({ houses }) => !houses.includes(`House ${n}`),
    (model) => ({
      go: (tab) => saveHouse(tab, { name: `House ${n}`, rules: { base: 'bela-2' } }),
      after: housed(model, `House ${n}`),
    }),
  ),
)

const anyImport = fc.constant(
  act(
    'import the backup',
    ({ backup }) => backup !== null,
    (model) => ({ go: (tab, real) => broughtBack(tab, real.backup ?? ''), after: merged(model) }),
  ),
)

function broughtBack(tab: Connection, text: string): Promise<Stored<unknown>> {
  const opened = openFile(text)
  if (!opened.ok || opened.value.kind !== 'backup') throw new Error('no backup')
  return restore(tab, readRestorable(opened.value.backup, Date.now()), 'merge')
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: anyStart },
  { weight: 8, arbitrary: anyEnter },
  { weight: 2, arbitrary: anyEnterTwice },
  { weight: 2, arbitrary: anyCorrect },
  { weight: 1, arbitrary: anyTakeOff },
  { weight: 3, arbitrary: anyUndo },
  { weight: 2, arbitrary: anyRedo },
  { weight: 4, arbitrary: anyTap },
  { weight: 1, arbitrary: anyDelete },
  { weight: 1, arbitrary: anySetting },
  { weight: 1, arbitrary: anyHouse },
  { weight: 2, arbitrary: anyImport },
)

/** Checks that both tabs show what the model expects. */
async function check(holder: Holder, { phone }: Real): Promise<void> {
  for (const [which, shown] of (await phone.views()).entries()) {
    const wrong = difference(holder.model, shown)
    if (wrong !== null) throw new Error(`tab ${which}: ${wrong}`)
  }
}

const command = (
  name: string,
  isPossible: (model: Model) => boolean,
  run: (holder: Holder, real: Real) => Promise<void>,
): Command => ({
  check: ({ model }) => isPossible(model),
  run: async (holder, real) => {
    await run(holder, real)
    await check(holder, real)
  },
  toString: () => name,
})

const anyDone = fc.tuple(anyAct, fc.nat({ max: 1 })).map(([{ name, isPossible, plan }, which]) =>
  command(`${name} (tab ${which})`, isPossible, async (holder, real) => {
    const { go, after } = plan(holder.model)
    const made = the(await go(real.phone.tab(which), real))
    holder.model = typeof after === 'function' ? after(String(made)) : after
    real.tally.acts += 1
  }),
)

/** An act during which the browser or the power fails after some steps: afterwards it is done wholly, or not at all. */
const anyInterrupted = fc
  .tuple(anyAct, fc.nat({ max: 1 }), fc.nat({ max: 60 }), fc.constantFrom('kill' as const, 'power' as const))
  .map(([{ name, isPossible, plan }, which, steps, how]) =>
    command(`${name} (tab ${which}), ${how} after ${steps} steps`, isPossible, async (holder, real) => {
      const { phone, tally } = real
      const { go, after } = plan(holder.model)
      let made: Stored<unknown> | null = null
      const going = go(phone.tab(which), real).then(
        (stored) => (made = stored),
        () => {},
      )
      for (let step = 0; step < steps && made === null; step += 1) await aStep()
      phone.kill(how)
      const told = made as Stored<unknown> | null
      await phone.open()
      void going
      tally[how === 'kill' ? 'kills' : 'powerCuts'] += 1
      const [shown] = await phone.views()
      if (shown === undefined) throw new Error('nothing is shown')
      const fresh = Object.keys(shown.games).find((id) => !idsOf(holder.model).includes(id))
      const whole = typeof after === 'function' ? (fresh === undefined ? null : after(fresh)) : after
      const isWhole = whole !== null && difference(whole, shown) === null
      if (told !== null && told.ok && !isWhole)
        throw new Error(`was saved, but is incomplete: ${JSON.stringify(shown)}`)
      if (isWhole && whole !== null) holder.model = whole
    }),
  )

const aStep = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const DAY = 86_400_000

const ALWAYS = () => true

const anyTrouble: fc.Arbitrary<Command> = fc.oneof(
  fc.nat({ max: 1 }).map((which) => command(`reload tab ${which}`, ALWAYS, (_, { phone }) => phone.reload(which))),
  fc.integer({ min: -400, max: 400 }).map((days) =>
    command(`the clock jumps by ${days} days`, ALWAYS, async (_, { clock }) => {
      clock.ahead += days * DAY
    }),
  ),
  fc.constant(
    command('the database is lost', ALWAYS, async (_, { phone, tally }) => {
      phone.kill('kill')
      await phone.loseDatabase()
      tally.storesLost += 1
      await phone.open()
    }),
  ),
  fc.constant(
    command('the replica is lost', ALWAYS, async (_, { phone, tally }) => {
      phone.kill('kill')
      phone.loseReplica()
      tally.storesLost += 1
      await phone.open()
    }),
  ),
  fc.constant(
    command('the storage is emptied under the tabs', ALWAYS, async (_, { phone, tally }) => {
      await phone.evict()
      tally.storesLost += 1
    }),
  ),
  fc.constant(
    command('a backup is saved', ALWAYS, async (holder, real) => {
      const whole = the(await read(real.phone.tab(0), readEverything))
      real.backup = JSON.stringify(backupOf(whole, Date.now()))
      holder.model = backedUp(holder.model)
    }),
  ),
)

/** Draws an evening, with all the troubles that an evening should not have. */
export const anyEvening = (most: number) =>
  fc.commands([anyDone, anyDone, anyDone, anyInterrupted, anyTrouble], { maxCommands: most, size: 'max' })

import type { Act, ActReport } from '../page/acts'
import type { Report } from '../page/report'

/**
 * The promises of the screen: everything reported as saved must be there, everything begun may be there, wholly or not at all,
 * and nothing else may be there.
 */
export interface Promised {
  readonly hear: (said: ActReport) => void
  /**
   * Returns everything that is missing on a phone, or there without reason. The acts under way then count as done or not, as
   * the report shows.
   */
  readonly check: (report: Report) => readonly string[]
  /** Returns a copy of the promises so far. */
  readonly copy: () => Promised
  readonly games: () => readonly string[]
  /** Returns the last act that was reported as saved. */
  readonly lastSaved: () => Act | null
  /** Returns whether the replica was off when the last act was reported as saved: it promises nothing then. */
  readonly isCopyOff: () => boolean
  readonly counts: () => { readonly acts: number; readonly hands: number }
}

interface State {
  games: Map<string, Set<string>>
  gone: Set<string>
  drafts: Map<string, number>
  theme: string
  houses: Set<string>
  pending: Map<number, Act>
  lastSaved: Act | null
  isCopyOff: boolean
  acts: number
  hands: number
}

const empty = (): State => ({
  games: new Map(),
  gone: new Set(),
  drafts: new Map(),
  theme: 'system',
  houses: new Set(),
  pending: new Map(),
  lastSaved: null,
  isCopyOff: false,
  acts: 0,
  hands: 0,
})

export function promised(state: State = empty()): Promised {
  return {
    hear: (said) => hear(state, said),
    check: (report) => check(state, report),
    copy: () => promised(structuredClone(state)),
    games: () => [...state.games.keys()],
    lastSaved: () => state.lastSaved,
    isCopyOff: () => state.isCopyOff,
    counts: () => ({ acts: state.acts, hands: state.hands }),
  }
}

function hear(state: State, said: ActReport): void {
  if (said.said === 'begun') state.pending.set(said.number, said.act)
  if (said.said === 'refused') state.pending.delete(said.number)
  if (said.said !== 'saved') return
  const act = state.pending.get(said.number)
  if (act === undefined) throw new Error(`act ${said.number} was saved but not begun`)
  state.pending.delete(said.number)
  state.lastSaved = act
  state.isCopyOff = said.copy === 'off'
  state.acts += 1
  if (act.kind === 'hand') state.hands += 1
  keep(state, act, said.game, said.change)
}

function keep(state: State, act: Act, game: string | null, change: string | null): void {
  switch (act.kind) {
    case 'start':
      if (game !== null) state.games.set(game, new Set())
      return
    case 'tap':
      state.drafts.set(act.game, act.digits)
      return
    case 'hand':
    case 'correct':
    case 'take-off':
    case 'undo':
    case 'note':
      if (change !== null) state.games.get(act.game)?.add(change)
      return
    case 'setting':
      state.theme = act.value
      return
    case 'house':
      state.houses.add(act.name)
      return
    case 'delete':
      state.games.delete(act.game)
      state.drafts.delete(act.game)
      state.gone.add(act.game)
      return
    case 'import':
      for (const id of act.games) state.games.set(id, new Set(importedChanges(id, act.hands)))
  }
}

const importedChanges = (id: string, hands: number) => Array.from({ length: hands }, (_, index) => `${id}-${index + 1}`)

function check(state: State, report: Report): readonly string[] {
  const acts = [...state.pending.values()]
  const wrong = [
    ...report.wrong,
    ...gamesWrong(state, acts, report),
    ...draftsWrong(state, acts, report),
    ...[...state.houses].filter((name) => !report.houses.includes(name)).map((name) => `house rules lost: ${name}`),
  ]
  const themes = [state.theme, ...acts.flatMap((act) => (act.kind === 'setting' ? [act.value] : []))]
  if (!themes.includes(report.theme)) wrong.push(`theme ${report.theme}, chosen ${state.theme}`)
  takeOver(state, report)
  return wrong
}

/** Checks the games: an act that changes a log adds one change, a new game has none, and an import is complete or not there. */
function gamesWrong(state: State, acts: readonly Act[], { games }: Report): readonly string[] {
  const wrong: string[] = []
  for (const [id, changes] of state.games) {
    const there = games[id]
    if (there === undefined) {
      if (!acts.some((act) => act.kind === 'delete' && act.game === id)) wrong.push(`game lost: ${id}`)
      continue
    }
    const lost = [...changes].filter((change) => !there.includes(change))
    if (lost.length > 0) wrong.push(`changes lost in ${id}: ${lost.join(' ')}`)
    const may = acts.filter(
      (act) => 'game' in act && act.game === id && act.kind !== 'tap' && act.kind !== 'delete',
    ).length
    const more = there.filter((change) => !changes.has(change)).length
    if (more > may) wrong.push(`${more - may} changes too many in ${id}`)
  }
  const unknown = Object.keys(games).filter((id) => !state.games.has(id))
  for (const id of unknown) {
    if (state.gone.has(id)) wrong.push(`a deleted game rose again: ${id}`)
    else if (!isBegun(acts, id, games[id] ?? [])) wrong.push(`a game from nowhere: ${id}`)
  }
  return wrong
}

const isBegun = (acts: readonly Act[], id: string, changes: readonly string[]): boolean =>
  acts.some((act) => {
    if (act.kind === 'start') return changes.length === 0
    return act.kind === 'import' && act.games.includes(id) && changes.length === act.hands
  })

function draftsWrong(state: State, acts: readonly Act[], { drafts }: Report): readonly string[] {
  return [...state.drafts].flatMap(([id, digits]) => {
    const may = acts.flatMap((act) => (act.kind === 'tap' && act.game === id ? [act.digits] : []))
    const isGoing = acts.some((act) => act.kind === 'delete' && act.game === id)
    const there = drafts[id]
    if (there === undefined) return isGoing ? [] : [`form lost in ${id}`]
    return there === digits || may.includes(there) ? [] : [`form of ${id} at ${there}, left at ${digits}`]
  })
}

/** Takes over the report as the new state: the acts under way are decided now. */
function takeOver(state: State, report: Report): void {
  for (const act of state.pending.values())
    if (act.kind === 'delete' && report.games[act.game] === undefined) state.gone.add(act.game)
  state.pending.clear()
  state.games = new Map(Object.entries(report.games).map(([id, changes]) => [id, new Set(changes)]))
  state.drafts = new Map(Object.entries(report.drafts))
  state.houses = new Set(report.houses)
  state.theme = report.theme
}

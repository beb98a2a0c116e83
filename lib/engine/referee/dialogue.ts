import { fourValue, runValue, type FourRank, type Run } from '../melds/meld-values'
import { isSuit } from '../table/card'
import type { Seat } from '../table/seats'
import { calledLength, weight } from './run-figures'
import {
  bestInTalk,
  bettered,
  conceded,
  equalled,
  equalTopIsSaid,
  mayBeSaid,
  plainToo,
  talk,
  withoutRun,
  type RunTalk,
  type TalkPhase,
  type TalkSetting,
} from './run-talk'
import type { Figure, Says, Utterance } from './speech'

/** The declaration with which a player enters a contest. */
export type Contender = { readonly run: Run; readonly four: null } | { readonly run: null; readonly four: FourRank }

/** A whole contest as it is spoken, and the seat whose declaration is best by it (`null`: no one's). */
export interface Dialogue {
  readonly said: readonly Utterance[]
  readonly best: Seat | null
}

/** Returns what the holders of these declarations say to find the best one. `best` has each seat's best, `null` for none. */
export function dialogue(setting: TalkSetting, best: readonly (Contender | null)[]): Dialogue {
  const said: Says[] = []
  let state = talk(setting, said)
  for (let turn = mayBeSaid(setting, state); turn !== null; turn = mayBeSaid(setting, state)) {
    said.push(truth(setting, state, best[turn.seat] ?? null))
    state = talk(setting, said)
  }
  return { said: state.heard, best: bestInTalk(setting, state) }
}

/** Returns what the seat to speak says if it has this declaration. It says no more than the question needs. */
export function truth(setting: TalkSetting, state: RunTalk, own: Contender | null): Says {
  const { phase, mark } = state
  if (phase === 'suit') return aboutSuit(setting, state, own)
  if (own === null) return mark === null ? withoutRun(setting) : conceded(setting, phase)
  const figure = figureOf(setting, phase, own)
  if (mark === null) return { kind: 'have', figure }
  const byWeight = weight(figure) - weight(mark)
  if (byWeight < 0) return conceded(setting, phase)
  return byWeight > 0 ? bettered(setting, figure) : level(setting, mark, own)
}

function level(setting: TalkSetting, mark: Figure, { run }: Contender): Says {
  const isSaid = mark.of === 'top' ? equalTopIsSaid(setting) : 'always'
  const speaks = isSaid === 'always' || (isSaid === 'in-trumps' && run?.suit === setting.trump)
  return speaks ? equalled(setting, mark) : { kind: 'good' }
}

function figureOf(
  { rules, contest }: TalkSetting,
  phase: Exclude<TalkPhase, 'suit'>,
  { run, four }: Contender,
): Figure {
  if (phase === 'first' && contest === 'both') {
    return { of: 'points', points: run === null ? fourValue(four) : runValue(run.length, rules.longRuns) }
  }
  if (run === null) return { of: 'four', four }
  switch (phase) {
    case 'first':
      return { of: 'class', length: calledLength(rules, run.length) }
    case 'length':
      return { of: 'length', length: run.length }
    case 'top':
      return { of: 'top', top: run.top }
  }
}

function aboutSuit(setting: TalkSetting, state: RunTalk, own: Contender | null): Says {
  /* v8 ignore if -- a suit is asked for only if a run is equal and one suit is trumps */
  if (own === null || own.run === null || !isSuit(setting.trump))
    throw new Error(`expected a run and a trump suit to name its suit, got ${own === null ? 'none' : setting.trump}`)
  const { run } = own
  const isInTrumps = run.suit === setting.trump
  switch (setting.speech.suit) {
    case 'trumps-shows':
      return isInTrumps ? { kind: 'trumps' } : { kind: 'nothing' }
    case 'both-name':
      return { kind: 'suit', suit: run.suit }
    case 'first-names':
      return answerToFirst(setting, state, run, isInTrumps ? 'trumps' : 'plain')
  }
}

function answerToFirst(setting: TalkSetting, state: RunTalk, run: Run, inSuit: 'trumps' | 'plain'): Says {
  if (state.heard.at(-1)?.says.kind === 'trumps') return { kind: 'good' }
  if (state.toSpeak[0] !== state.leaders[0]) {
    return inSuit === 'trumps' ? { kind: 'not-good', figure: null } : plainToo(setting)
  }
  return inSuit === 'trumps' ? { kind: 'trumps' } : { kind: 'suit', suit: run.suit }
}

import type { Run } from '../melds/meld-values'
import { isSuit } from '../table/card'
import type { Rules } from '../table/options'
import type { Seat } from '../table/seats'
import {
  bestInTalk,
  bettered,
  conceded,
  equalled,
  equalTopIsSaid,
  mayBeSaid,
  plainToo,
  talk,
  weight,
  withoutRun,
  type RunTalk,
  type TalkSetting,
} from './run-talk'
import type { CalledLength, Figure, Says, Utterance } from './speech'

/** A whole contest of runs as it is spoken, and the seat whose run is best by it (`null`: no one's). */
export interface Dialogue {
  readonly said: readonly Utterance[]
  readonly best: Seat | null
}

/** Returns what the holders of these runs say to find the best one. `best` is each seat's best run, `null` for none. */
export function dialogue(setting: TalkSetting, best: readonly (Run | null)[]): Dialogue {
  const said: Says[] = []
  let state = talk(setting, said)
  for (let turn = mayBeSaid(setting, state); turn !== null; turn = mayBeSaid(setting, state)) {
    said.push(truth(setting, state, best[turn.seat] ?? null))
    state = talk(setting, said)
  }
  return { said: state.heard, best: bestInTalk(setting, state) }
}

/** Returns what the seat to speak says if it has this run. It says no more than the question needs. */
export function truth(setting: TalkSetting, state: RunTalk, run: Run | null): Says {
  const { phase, mark } = state
  if (phase === 'suit') return aboutSuit(setting, state, run)
  if (run === null) return mark === null ? withoutRun(setting) : conceded(setting, phase)
  const figure = figureOf(setting.rules, phase, run)
  if (mark === null) return { kind: 'have', figure }
  const byWeight = weight(figure) - weight(mark)
  if (byWeight < 0) return conceded(setting, phase)
  return byWeight > 0 ? bettered(setting, figure) : level(setting, mark, run)
}

function level(setting: TalkSetting, mark: Figure, run: Run): Says {
  const isSaid = mark.of === 'top' ? equalTopIsSaid(setting) : 'always'
  const speaks = isSaid === 'always' || (isSaid === 'in-trumps' && run.suit === setting.trump)
  return speaks ? equalled(setting, mark) : { kind: 'good' }
}

function figureOf(rules: Rules, phase: Figure['of'], run: Run): Figure {
  switch (phase) {
    case 'class':
      return { of: 'class', length: calledLength(rules, run.length) }
    case 'length':
      return { of: 'length', length: run.length }
    case 'top':
      return { of: 'top', top: run.top }
  }
}

/** Returns the length by which a run of this many cards is first called. */
function calledLength({ longRuns }: Rules, length: number): CalledLength {
  if (length === 3) return 3
  if (length === 4 || longRuns !== 'hundred') return 4
  return length === 8 ? 8 : 5
}

function aboutSuit(setting: TalkSetting, state: RunTalk, run: Run | null): Says {
  /* v8 ignore if -- a suit is asked for only if a run is equal and one suit is trumps */
  if (run === null || !isSuit(setting.trump))
    throw new Error(`expected a run and a trump suit to name its suit, got ${run === null ? 'no run' : setting.trump}`)
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

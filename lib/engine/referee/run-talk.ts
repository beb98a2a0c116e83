import { isSuit, SUITS, type Trump } from '../table/card'
import type { Rules } from '../table/options'
import { sideOf, type Seat } from '../table/seats'
import {
  calledSo,
  differInLength,
  firstFigures,
  furtherFigures,
  weight,
  type Contenders,
  type MeldContest,
} from './run-figures'
import type { Figure, Says, Speech, Utterance } from './speech'

/** The table at which declarations are compared. `order` is the order in which the seats play to the first trick. */
export interface TalkSetting {
  readonly rules: Rules
  readonly contest: MeldContest
  readonly speech: Speech
  readonly trump: Trump
  readonly order: readonly Seat[]
}

/**
 * The subject of the comparison: first the class of a run, the points, or the rank of a four; then the length if quints differ in
 * length, then the top card, then the suit. A four of a kind is named in place of the length or the top.
 */
export type TalkPhase = FigurePhase | 'suit'
type FigurePhase = 'first' | 'length' | 'top'

/** The state of a contest, known only from what was said. */
export interface RunTalk {
  readonly phase: TalkPhase
  /** The seats that still have to speak in this phase, the next one first. */
  readonly toSpeak: readonly Seat[]
  /** The seats whose runs are not beaten by anything that was said, in the order of play. */
  readonly leaders: readonly Seat[]
  /** The best figure named in this phase; `null`: none yet. */
  readonly mark: Figure | null
  /** The declarations that can be level, by what was said in earlier phases. */
  readonly contenders: Contenders
  readonly heard: readonly Utterance[]
  readonly settled: boolean
}

const START: Omit<RunTalk, 'toSpeak'> = {
  phase: 'first',
  leaders: [],
  mark: null,
  contenders: { lengths: [], fours: [] },
  heard: [],
  settled: false,
}

/**
 * Returns the contest after these answers, each given by the seat whose turn it was. The caller has to pass answers that are
 * allowed there. Throws if the contest is settled before the last of them.
 */
export function talk(setting: TalkSetting, said: readonly Says[]): RunTalk {
  return said.reduce<RunTalk>((state, says) => hear(setting, state, says), { ...START, toSpeak: setting.order })
}

/** Returns the seat with the best declaration once the talk is settled; `null` if no one's are good. */
export function bestInTalk({ rules }: TalkSetting, { leaders, settled }: RunTalk): Seat | null {
  const [first = null] = leaders
  if (!settled || first === null) return null
  return areOneSide(rules, leaders) || rules.equalRuns === 'first-declared' ? first : null
}

const areOneSide = (rules: Rules, seats: readonly Seat[]): boolean =>
  new Set(seats.map((seat) => sideOf(rules, seat))).size <= 1

/** Tells whether the suit can decide between equal runs: the table must say so, and only a single trump suit can. */
const suitDecides = ({ rules, trump }: TalkSetting): boolean => rules.trumpRun === 'wins' && isSuit(trump)

/**
 * Tells whether a second run with the same top card must be mentioned: never if the earlier one wins in any suit, and at some
 * tables only if it is in trumps.
 */
export function equalTopIsSaid(setting: TalkSetting): 'always' | 'in-trumps' | 'never' {
  if (setting.rules.equalRuns === 'nobody') return 'always'
  if (!suitDecides(setting)) return 'never'
  return setting.speech.suit === 'trumps-shows' ? 'in-trumps' : 'always'
}

/**
 * Returns how the table speaks. With three or more players every figure is named, because no one can compare what was not said.
 */
function spoken({ rules, speech }: TalkSetting): Speech {
  if (rules.players === 2) return speech
  const named = (how: Speech['better']) => (how === 'not-good' ? 'not-good-and-names' : how)
  return { ...speech, equal: 'names-it', better: named(speech.better), higher: named(speech.higher) }
}

function hear(setting: TalkSetting, state: RunTalk, says: Says): RunTalk {
  const [seat, ...toSpeak] = state.toSpeak
  /* v8 ignore if -- no seat speaks once the contest is settled */
  if (seat === undefined) throw new Error(`the contest is settled: no seat may say ${says.kind}`)
  return onward(setting, { ...judged(state, seat, says), toSpeak, heard: [...state.heard, { seat, says }] })
}

/** Returns the state after an answer, with its new leaders. */
function judged(state: RunTalk, seat: Seat, says: Says): RunTalk {
  switch (says.kind) {
    case 'nothing':
    case 'no-run':
    case 'good':
    case 'neither':
    case 'suit':
      return state
    case 'how-high':
    case 'also':
      return { ...state, leaders: withSeat(state, seat) }
    case 'trumps':
      return { ...state, leaders: [seat], settled: true }
    case 'not-good':
      return { ...state, leaders: [seat], mark: says.figure ?? state.mark, settled: state.phase === 'suit' }
    case 'have':
      return named(state, seat, says.figure)
  }
}

/* v8 ignore next -- the first seat to speak in a phase leads it alone */
const withSeat = ({ leaders }: RunTalk, seat: Seat): readonly Seat[] =>
  leaders.includes(seat) ? leaders : [...leaders, seat]

function named(state: RunTalk, seat: Seat, figure: Figure): RunTalk {
  const isBetter = state.mark === null || weight(figure) > weight(state.mark)
  return isBetter ? { ...state, leaders: [seat], mark: figure } : { ...state, leaders: withSeat(state, seat) }
}

/** Ends the phase when all have spoken. Only those who are still level speak in the next one. */
function onward(setting: TalkSetting, state: RunTalk): RunTalk {
  if (state.settled && state.phase === 'suit') return answeredTrumps(setting, state)
  if (isUnbeatable(setting, state)) return { ...state, toSpeak: [], settled: true }
  if (state.toSpeak.length > 0) return state
  const leaders = state.phase === 'suit' ? bySuit(setting, state) : state.leaders
  if (areOneSide(setting.rules, leaders)) return { ...state, leaders, settled: true }
  const contenders = narrowed(setting, state)
  const next = nextPhase(setting, state.phase, contenders)
  if (next === null) return { ...state, leaders, settled: true }
  return { ...state, phase: next, toSpeak: leaders, leaders, contenders, mark: null }
}

/** Tells whether no one can match the best figure, because it stands for the one best four of a kind. */
function isUnbeatable(setting: TalkSetting, { phase, mark, contenders }: RunTalk): boolean {
  if (phase === 'suit' || mark === null || canBeShared(setting, mark)) return false
  return figuresIn(setting, phase, contenders).every((figure) => weight(figure) <= weight(mark))
}

/** Returns every figure that can be named in a phase, the lowest first. */
const figuresIn = ({ rules, contest }: TalkSetting, phase: FigurePhase, contenders: Contenders): readonly Figure[] =>
  phase === 'first' ? firstFigures(rules, contest) : furtherFigures(rules, phase, contenders)

/** Returns the declarations that can still be level once a phase has ended with its best figure. */
const narrowed = ({ rules }: TalkSetting, { phase, mark, contenders }: RunTalk): Contenders =>
  mark === null || phase === 'top' ? contenders : calledSo(rules, mark)

/** Returns the state after trumps were named. If the first holder had to name the suit, the other still answers. */
function answeredTrumps(setting: TalkSetting, state: RunTalk): RunTalk {
  const isFirst = state.heard.at(-1)?.says.kind === 'trumps' && setting.speech.suit === 'first-names'
  return isFirst && state.toSpeak.length > 0 ? { ...state, settled: false } : { ...state, toSpeak: [] }
}

/** Returns the leaders after all suits were named: a run in trumps wins, else all stay level. */
function bySuit({ trump }: TalkSetting, { leaders, heard }: RunTalk): readonly Seat[] {
  const inTrumps = heard.filter(({ says }) => says.kind === 'suit' && says.suit === trump).map(({ seat }) => seat)
  return inTrumps.length > 0 ? inTrumps : leaders
}

/** Returns the next subject between declarations that are level so far; `null` if nothing else decides. */
function nextPhase(setting: TalkSetting, phase: TalkPhase, contenders: Contenders): TalkPhase | null {
  switch (phase) {
    case 'first':
      return differInLength(setting.rules, contenders) ? 'length' : 'top'
    case 'length':
      return 'top'
    case 'top':
      return suitDecides(setting) ? 'suit' : null
    case 'suit':
      return null
  }
}

/** Returns the seat that speaks next and everything it may say; `null` once the contest is settled. */
export function mayBeSaid(
  setting: TalkSetting,
  state: RunTalk,
): { readonly seat: Seat; readonly may: readonly Says[] } | null {
  const [seat] = state.toSpeak
  if (state.settled || seat === undefined) return null
  const { phase } = state
  return { seat, may: phase === 'suit' ? aboutSuits(setting, state, seat) : aboutFigures(setting, state, phase) }
}

function aboutFigures(setting: TalkSetting, { mark, contenders }: RunTalk, phase: FigurePhase): readonly Says[] {
  const isFirst = phase === 'first'
  const figures = figuresIn(setting, phase, contenders)
  const have = (figure: Figure): Says => ({ kind: 'have', figure })
  if (mark === null) return isFirst ? [withoutRun(setting), ...figures.map(have)] : figures.map(have)
  const better = figures.filter((figure) => weight(figure) > weight(mark))
  return [conceded(setting, phase), ...equalWords(setting, mark), ...betterWords(setting, better)]
}

export const withoutRun = ({ speech }: TalkSetting): Says => ({
  kind: speech.none === 'says-so' ? 'no-run' : 'nothing',
})

/** Returns the answer of a player who cannot match the figure. It is the same with a lower run and with none. */
export const conceded = ({ speech }: TalkSetting, phase: TalkPhase): Says => ({
  kind: phase === 'first' && speech.concede === 'silent' ? 'nothing' : 'good',
})

function equalWords(setting: TalkSetting, mark: Figure): readonly Says[] {
  const isSaid = mark.of === 'top' ? equalTopIsSaid(setting) !== 'never' : canBeShared(setting, mark)
  return isSaid ? [equalled(setting, mark)] : []
}

/** Tells whether two players can have a declaration of this figure: not if it stands for one four of a kind. */
function canBeShared({ rules }: TalkSetting, mark: Figure): boolean {
  if (mark.of === 'top') return true
  const { lengths, fours } = calledSo(rules, mark)
  return lengths.length > 0 || fours.length > 1
}

/** Tells whether this is a figure by which a declaration is first called. */
const isCall = ({ of }: Figure): boolean => of === 'class' || of === 'points'

export function equalled(setting: TalkSetting, mark: Figure): Says {
  if (!isCall(mark)) return { kind: 'also' }
  return spoken(setting).equal === 'how-high' ? { kind: 'how-high' } : { kind: 'have', figure: mark }
}

function betterWords(setting: TalkSetting, figures: readonly Figure[]): readonly Says[] {
  const words = figures.map((figure) => bettered(setting, figure))
  return words.some((says) => says.kind === 'not-good' && says.figure === null) ? words.slice(0, 1) : words
}

export function bettered(setting: TalkSetting, figure: Figure): Says {
  const how = isCall(figure) ? spoken(setting).better : spoken(setting).higher
  switch (how) {
    case 'names-it':
      return { kind: 'have', figure }
    case 'not-good-and-names':
      return { kind: 'not-good', figure }
    case 'not-good':
      return { kind: 'not-good', figure: null }
  }
}

function aboutSuits(setting: TalkSetting, state: RunTalk, seat: Seat): readonly Says[] {
  switch (setting.speech.suit) {
    case 'trumps-shows':
      return [{ kind: 'nothing' }, { kind: 'trumps' }]
    case 'both-name':
      return suitsLeft(state).map((suit) => ({ kind: 'suit', suit }))
    case 'first-names':
      return aboutFirstSuit(setting, state, seat)
  }
}

/** Returns the suits that no one has named. Two runs with the same top are never of the same suit. */
const suitsLeft = ({ heard }: RunTalk) =>
  SUITS.filter((suit) => !heard.some(({ says }) => says.kind === 'suit' && says.suit === suit))

function aboutFirstSuit(setting: TalkSetting, state: RunTalk, seat: Seat): readonly Says[] {
  const last = state.heard.at(-1)?.says.kind
  if (last === 'trumps') return [{ kind: 'good' }]
  if (seat !== state.leaders[0]) return [plainToo(setting), { kind: 'not-good', figure: null }]
  return [
    { kind: 'trumps' },
    ...SUITS.filter((suit) => suit !== setting.trump).map((suit): Says => ({ kind: 'suit', suit })),
  ]
}

/** Returns the answer for an equal run that is not in trumps either: the earlier one beats it, or neither counts. */
export const plainToo = ({ rules }: TalkSetting): Says => ({
  kind: rules.equalRuns === 'first-declared' ? 'good' : 'neither',
})

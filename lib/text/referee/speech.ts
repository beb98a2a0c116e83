import type { FourRank } from '../../engine/melds/meld-values'
import { calledSo } from '../../engine/referee/run-figures'
import type { Figure, Says } from '../../engine/referee/speech'
import type { Rank, Suit } from '../../engine/table/card'
import * as said from '../../messages/compiled/referee/speech'
import type { RuleSetId } from '../../rulesets/sets/rule-set'
import type { Table } from '../table'
import { rankFigure } from '../terms/cards'
import { runLabel } from '../terms/run-labels'
import { runName } from '../terms/runs'

/** The words of a game for comparing declarations, exactly as its players say them. */
interface Phrases {
  readonly run: (table: Table, length: number) => string
  readonly top: (rank: Rank) => string
  readonly notGood: () => string
  readonly also: () => string
  readonly noRun: () => string
  readonly suit: (suit: Suit) => string
}

const CLOBYOSH: Phrases = {
  run: (table, length) => said.sayIHave({ run: runName(table, length) }),
  top: (rank) => said.sayMineHigh({ rank: rankFigure(rank) }),
  notGood: () => said.sayNotGood,
  also: () => said.sayAlso,
  noRun: () => said.sayNone,
  suit: (suit) => said.sayInSuit({ suit }),
}

const IN_TURN: Phrases = {
  ...CLOBYOSH,
  run: runLabel,
  top: (rank) => said.sayHigh({ rank: rankFigure(rank) }),
  also: () => said.sayAlsoTheSame,
}

const PHRASES: { readonly [S in RuleSetId]: Phrases } = {
  'bela-2': CLOBYOSH,
  'bela-3': CLOBYOSH,
  'klabberjass-4': IN_TURN,
  lehman: { ...IN_TURN, run: runWorth, noRun: () => said.sayNoneNoMeld },
  bicycle: { ...IN_TURN, top: (rank) => said.sayTop({ rank: rankFigure(rank) }), notGood: () => said.sayNoGood },
  denexa: { ...CLOBYOSH, suit: (suit) => said.sayInSuitAlone({ suit }) },
  'bridge-belote': IN_TURN,
  belote: IN_TURN,
  contree: IN_TURN,
  coinche: IN_TURN,
  'bela-hr': IN_TURN,
}

/** Returns the call of a run by its points, as Lehman's players do: “50 meld”. In plain words, returns the name of the run. */
function runWorth(table: Table, length: number): string {
  if (table.vocabulary === 'plain') return runLabel(table, length)
  return said.sayWorth({ worth: length === 3 ? 20 : 50 })
}

/** Returns the rank of a four of a kind as messages select by it. */
function fourFigureOf(four: FourRank): Exclude<FourRank, '10' | '9'> | 10 | 9 {
  if (four === '10') return 10
  return four === '9' ? 9 : four
}

/** Returns the spoken words of this game; `null` if nothing is said. */
export function spokenWords(table: Table, base: RuleSetId, says: Says): string | null {
  const phrases = PHRASES[base]
  switch (says.kind) {
    case 'nothing':
      return null
    case 'no-run':
      return phrases.noRun()
    case 'have':
      return figureWords(table, phrases, says.figure)
    case 'good':
      return said.sayGood
    case 'not-good':
      return says.figure === null ? phrases.notGood() : betterWords(table, phrases, says.figure)
    case 'how-high':
      return said.sayHowHigh
    case 'also':
      return phrases.also()
    case 'suit':
      return phrases.suit(says.suit)
    case 'trumps':
      return said.sayInTrumps
    case 'neither':
      return said.sayNorMine
  }
}

function figureWords(table: Table, phrases: Phrases, figure: Figure): string {
  switch (figure.of) {
    case 'class':
      return phrases.run(table, figure.length)
    case 'points':
      return pointsWords(table, phrases, figure)
    case 'four':
      return said.sayFour({ rank: fourFigureOf(figure.four) })
    case 'length':
      return said.sayLength({ number: figure.length })
    case 'top':
      return phrases.top(figure.top)
  }
}

/** The words of games that call a hundred a hundred, be it a run or four of a kind: “cent”, “sto”. */
const SAYS_HUNDRED: ReadonlySet<Table['vocabulary']> = new Set(['french', 'coinche', 'croatian'] as const)

/** Returns the call of a declaration by its points: the name of a run, or the points if a four of a kind can have them. */
function pointsWords(table: Table, phrases: Phrases, figure: Extract<Figure, { of: 'points' }>): string {
  const { lengths, fours } = calledSo(table.rules, figure)
  const [length] = lengths
  const isOwnWord = figure.points === 100 && SAYS_HUNDRED.has(table.vocabulary)
  return length === undefined || (fours.length > 0 && !isOwnWord)
    ? said.sayPoints({ points: figure.points })
    : phrases.run(table, length)
}

/**
 * Returns the words for a better run: “Not good – mine is king high”. Said where players answer each other. Elsewhere, as
 * with fours of a kind, the better declaration is only named.
 */
function betterWords(table: Table, phrases: Phrases, figure: Figure): string {
  switch (figure.of) {
    case 'class':
      return said.sayNotGoodIHave({ run: runName(table, figure.length) })
    case 'length':
      return said.sayNotGoodLength({ number: figure.length })
    case 'top':
      return said.sayNotGoodMineHigh({ rank: rankFigure(figure.top) })
    case 'points':
    case 'four':
      return figureWords(table, phrases, figure)
  }
}

/** Returns the label of something that a player can say next; silence has a label too. */
export const sayingLabel = (table: Table, base: RuleSetId, says: Says): string =>
  spokenWords(table, base, says) ?? said.sayNothing

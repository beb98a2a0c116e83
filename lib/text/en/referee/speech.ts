import type { CalledLength, Figure, Says } from '../../../engine/referee/speech'
import type { Rank } from '../../../engine/table/card'
import type { RuleSetId } from '../../../rulesets/sets/rule-set'
import type { Table } from '../../table'
import { rankName, suitName } from '../terms/cards'
import { capital } from '../terms/grammar'
import { numberWord, runName } from '../terms/runs'

/** What the players of a game say when they compare runs, word for word. */
interface Phrases {
  readonly run: (table: Table, length: CalledLength) => string
  readonly top: (rank: Rank) => string
  readonly notGood: string
  readonly also: string
  readonly noRun: string
}

const withArticle = (table: Table, length: CalledLength): string => `I have a ${runName(table, length)}`
const bare = (table: Table, length: CalledLength): string => capital(runName(table, length))
const mine = (rank: Rank): string => `mine is ${rankName(rank)} high`
const high = (rank: Rank): string => `${rankName(rank)} high`

const CLOBYOSH: Phrases = {
  run: withArticle,
  top: mine,
  notGood: 'Not good',
  also: 'I have also',
  noRun: 'I have none',
}
const IN_TURN: Phrases = { ...CLOBYOSH, run: bare, top: high, also: 'The same' }

const PHRASES: { readonly [S in RuleSetId]: Phrases } = {
  'bela-2': CLOBYOSH,
  'bela-3': CLOBYOSH,
  'klabberjass-4': IN_TURN,
  lehman: { ...IN_TURN, run: (table, length) => `${runWorth(table, length)} meld`, noRun: 'No meld' },
  bicycle: { ...IN_TURN, top: (rank) => rankName(rank), notGood: 'No good' },
  denexa: CLOBYOSH,
  'bridge-belote': IN_TURN,
}

/** Lehman's players call the figure: “50 meld”; in plain words it is the run that is called. */
const runWorth = (table: Table, length: CalledLength): string => {
  if (table.vocabulary === 'plain') return capital(runName(table, length))
  return length === 3 ? '20' : '50'
}

/** What is said aloud, as it is said in this game; `null` where nothing is. */
export function spokenWords(table: Table, base: RuleSetId, says: Says): string | null {
  const phrases = PHRASES[base]
  switch (says.kind) {
    case 'nothing':
      return null
    case 'no-run':
      return phrases.noRun
    case 'have':
      return capital(figureWords(table, phrases, says.figure))
    case 'good':
      return 'Good'
    case 'not-good':
      return says.figure === null ? phrases.notGood : `${phrases.notGood} – ${figureWords(table, phrases, says.figure)}`
    case 'how-high':
      return 'How high?'
    case 'also':
      return phrases.also
    case 'suit':
      return base === 'denexa' ? capital(suitName(says.suit)) : `Mine is in ${suitName(says.suit)}`
    case 'trumps':
      return 'Mine is in trumps'
    case 'neither':
      return 'Nor is mine in trumps'
  }
}

function figureWords(table: Table, phrases: Phrases, figure: Figure): string {
  switch (figure.of) {
    case 'class':
      return phrases.run(table, figure.length)
    case 'length':
      return `mine has ${numberWord(figure.length)} cards`
    case 'top':
      return phrases.top(figure.top)
  }
}

/** A choice of what to say next, silence among them. */
export const sayingLabel = (table: Table, base: RuleSetId, says: Says): string =>
  spokenWords(table, base, says) ?? 'Say nothing'

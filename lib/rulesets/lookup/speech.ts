import type { Speech } from '../../engine/referee/speech'
import type { RuleSetId } from '../sets/rule-set'
import { reading, stated } from '../sources/cite'
import type { Source } from '../sources/cite'

/** How runs are declared in a game, where that is described, and what the document leaves to the table. */
export interface SpokenForm {
  readonly speech: Speech
  readonly source: Source
  readonly note: string | null
}

const CLOBYOSH: Speech = {
  none: 'silent',
  concede: 'good',
  equal: 'names-it',
  better: 'not-good-and-names',
  higher: 'not-good-and-names',
  suit: 'first-names',
}

/** Called one after the other; whoever is beaten just plays a card. */
const IN_TURN: Speech = {
  none: 'silent',
  concede: 'silent',
  equal: 'names-it',
  better: 'names-it',
  higher: 'names-it',
  suit: 'trumps-shows',
}

/** The form of speech of every rule set. It is no option: who scores is the same in any words. */
export const SPEECHES: { readonly [S in RuleSetId]: SpokenForm } = {
  'bela-2': { speech: CLOBYOSH, source: stated('000', 'play'), note: null },
  'bela-3': {
    speech: CLOBYOSH,
    source: reading('A44', '000', 'play'),
    note: 'Described for two; with three, each in turn answers the best run called so far.',
  },
  'klabberjass-4': {
    speech: IN_TURN,
    source: stated('000', 'fourPlay'),
    note: 'Calls fall with each first card; the rest is settled at the end of the first trick, and only if both sides can still win.',
  },
  lehman: {
    speech: { ...IN_TURN, none: 'says-so' },
    source: reading('A69', '001', 'meld'),
    note: 'The page gives words for the first call only; tops and trumps are asked in the same order.',
  },
  bicycle: {
    speech: {
      none: 'silent',
      concede: 'good',
      equal: 'how-high',
      better: 'not-good',
      higher: 'not-good',
      suit: 'trumps-shows',
    },
    source: stated('002', 'melding'),
    note: null,
  },
  denexa: {
    speech: {
      none: 'silent',
      concede: 'good',
      equal: 'how-high',
      better: 'not-good',
      higher: 'not-good-and-names',
      suit: 'both-name',
    },
    source: stated('003', 'melding'),
    note: null,
  },
  'bridge-belote': {
    speech: IN_TURN,
    source: reading('B06', '004', 'declarations'),
    note: 'The kind is enough at first; length and top card are said only where both teams hold the same kind.',
  },
}

import type { Speech } from '../../engine/referee/speech'
import { speech } from '../../messages/compiled/rules/speech'
import type { RuleSetId } from '../sets/rule-set'
import { notInGame, reading, stated, type Source } from '../sources/cite'

/** The way in which runs are declared in a game, and its source. */
export interface SpokenForm {
  readonly speech: Speech
  readonly source: Source
}

const CLOBYOSH: Speech = {
  none: 'silent',
  concede: 'good',
  equal: 'names-it',
  better: 'not-good-and-names',
  higher: 'not-good-and-names',
  suit: 'first-names',
}

/** Runs are called one after the other; a player whose run is beaten only plays a card. */
const IN_TURN: Speech = {
  none: 'silent',
  concede: 'silent',
  equal: 'names-it',
  better: 'names-it',
  higher: 'names-it',
  suit: 'trumps-shows',
}

/** The form of speech of every rule set. It is not an option, because the words do not affect who scores. */
export const SPEECHES: { readonly [S in RuleSetId]: SpokenForm } = {
  'bela-2': { speech: CLOBYOSH, source: stated('clobyosh', 'play') },
  'bela-3': {
    speech: CLOBYOSH,
    source: reading('from-two-to-three', 'clobyosh', 'play'),
  },
  'klabberjass-4': {
    speech: IN_TURN,
    source: stated('clobyosh', 'fourPlay'),
  },
  lehman: {
    speech: { ...IN_TURN, none: 'says-so' },
    source: reading('lehman-tops-told', 'lehman', 'meld'),
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
    source: stated('bicycle', 'melding'),
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
    source: stated('denexa', 'melding'),
  },
  'bridge-belote': {
    speech: IN_TURN,
    source: reading('comparing-declarations', 'belote', 'declarations'),
  },
  belote: { speech: IN_TURN, source: notInGame('ffb-belote') },
  contree: { speech: IN_TURN, source: notInGame('ffb-contree') },
  coinche: { speech: IN_TURN, source: stated('ffb-coinche', 'resolving') },
  'bela-hr': { speech: { ...IN_TURN, none: 'says-so' }, source: stated('pravila-bele', 'melds') },
}

/** Returns the part that the document leaves to the table; `null` if it describes everything. */
export function speechNote(base: RuleSetId): string | null {
  const notes: { readonly [id: string]: string | undefined } = speech
  return notes[base] ?? null
}

import type { RuleSetId } from '../../../rulesets/sets/rule-set'
import type { WordChoice, Words } from '../../words'

/** Words that need no knowledge of any one table. */
export const PLAIN_WORDS: Words = {
  trumpJack: 'trump jack',
  trumpNine: 'trump nine',
  trumpSeven: 'seven of trumps',
  turnUp: 'turn-up',
  bela: 'king and queen',
  taker: 'taker',
  defender: 'defender',
  bate: { one: 'fails', many: 'fail' },
  bateMark: 'failed',
  lastTrick: 'last trick',
  run: { one: 'run', many: 'runs' },
  runNames: 'by-length',
  runOfThree: { one: 'run of three', many: 'runs of three' },
  runOfFour: { one: 'run of four', many: 'runs of four' },
  runOfFive: { one: 'run of five', many: 'runs of five' },
  fourOfAKind: { one: 'four of a kind', many: 'fours of a kind' },
  heldOver: 'held over',
  areHeldOver: { one: 'is held over', many: 'are held over' },
  sweep: 'all the tricks',
  forSweep: 'for all the tricks',
  doubled: { 2: 'doubled', 4: 'redoubled', 8: 'doubled three times' },
  points: { one: 'point', many: 'points' },
  matchPoints: { one: 'match point', many: 'match points' },
  thrownIn: 'redeal',
}

const FIFTIES: Pick<Words, 'runNames' | 'runOfThree' | 'runOfFour' | 'runOfFive'> = {
  runNames: 'by-value',
  runOfThree: { one: 'twenty', many: 'twenties' },
  runOfFour: { one: 'fifty', many: 'fifties' },
  runOfFive: { one: 'hundred', many: 'hundreds' },
}

/** The words of the Clobyosh page, which its three forms share. */
const CLOBYOSH: Words = {
  ...PLAIN_WORDS,
  ...FIFTIES,
  trumpJack: 'Yuss',
  trumpNine: 'Manel',
  bela: 'Bela',
  bate: { one: 'goes bate', many: 'go bate' },
  bateMark: 'bate',
  lastTrick: 'shtoch',
  sweep: 'a No Tricker',
  forSweep: 'for the No Tricker',
}

/** The books in English say jass, menel, sequence and maker. */
const KLABERJASS: Words = {
  ...PLAIN_WORDS,
  ...FIFTIES,
  trumpJack: 'jass',
  trumpNine: 'menel',
  taker: 'maker',
  run: { one: 'sequence', many: 'sequences' },
}

/** The words of each game as its document has them; where it has none, the plain word. */
export const WORDS: { readonly [S in RuleSetId]: Words } = {
  'bela-2': CLOBYOSH,
  'bela-3': CLOBYOSH,
  'klabberjass-4': CLOBYOSH,
  lehman: { ...KLABERJASS, bela: 'bella', bate: { one: 'is defeated', many: 'are defeated' }, bateMark: 'defeated' },
  bicycle: {
    ...KLABERJASS,
    trumpJack: 'jasz',
    trumpSeven: 'dix',
    bela: 'bella',
    defender: 'opponent',
    bate: { one: 'is bete', many: 'are bete' },
    bateMark: 'bete',
  },
  denexa: {
    ...KLABERJASS,
    trumpSeven: 'dix',
    turnUp: 'upcard',
    bela: 'bela',
    defender: 'opponent',
    bate: { one: 'goes bate', many: 'go bate' },
    bateMark: 'bate',
  },
  'bridge-belote': {
    ...PLAIN_WORDS,
    bela: 'belote',
    taker: 'committed team',
    defender: 'other team',
    bate: { one: 'is inside', many: 'are inside' },
    bateMark: 'inside',
    run: { one: 'sequence', many: 'sequences' },
    runNames: 'by-value',
    runOfThree: { one: 'tierce', many: 'tierces' },
    runOfFour: { one: 'quarte', many: 'quartes' },
    runOfFive: { one: 'quint', many: 'quints' },
    fourOfAKind: { one: 'carré', many: 'carrés' },
    heldOver: 'hanging',
    areHeldOver: { one: 'hangs', many: 'hang' },
    sweep: 'a valat',
    forSweep: 'for the valat',
    doubled: { 2: 'with contra', 4: 'with re-contra', 8: 'with sheet-contra' },
  },
}

/** The words that a table reads: its game's own, or plain ones. */
export const wordsFor = (base: RuleSetId, choice: WordChoice): Words => (choice === 'plain' ? PLAIN_WORDS : WORDS[base])

import { NOWHERE, silentBy } from '../../citations/rule-source'
import { notInGame, stated } from '../../sources/cite'
import type { ReadingId } from '../../sources/readings'
import { unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'

const SILENT = 'The document does not say. The table settles it.'

/** Nothing in any document; with a reading, what is done all the same. */
const silent = <A extends string>(answer: A, id?: ReadingId) =>
  unanimous(answer, id === undefined ? NOWHERE : silentBy(id))

const BRIDGE = 'Laws of Duplicate Bridge (2017)'

/** What goes wrong at every card table, and of which these documents say nothing. */
export const UNWRITTEN_QUESTIONS: readonly Question[] = [
  question({
    id: 'exposed-in-play',
    group: 'irregularities',
    ask: 'A player’s card was seen during the play. What then?',
    answers: { unstated: `${SILENT} Taking it back costs nothing where nobody was hurt by what was seen.` },
    by: silent('unstated'),
    elsewhere: [
      {
        law: `${BRIDGE}, laws 48 to 50`,
        says: 'A card that a defender shows stays face up and has to be played at the first chance; the declarer’s may be picked up.',
      },
    ],
    related: ['misdeal', 'out-of-turn', 'taking-back'],
    words: ['saw a card', 'dropped a card', 'showed a card', 'exposed card', 'penalty card'],
  }),
  question({
    id: 'out-of-turn',
    group: 'irregularities',
    ask: 'Somebody led, bid or called out of turn. Does it stand?',
    answers: { unstated: `${SILENT} Put it back and go on in order, unless the next player has already followed it.` },
    by: silent('unstated'),
    elsewhere: [
      { law: `${BRIDGE}, law 53`, says: 'The next player may accept a lead out of turn; it is then a correct lead.' },
      {
        law: `${BRIDGE}, laws 28 to 32`,
        says: 'A call out of turn is cancelled and the auction goes back, unless the next player accepts it by calling.',
      },
    ],
    related: ['first-lead', 'who-speaks-first', 'taking-back', 'exposed-in-play'],
    words: ['wrong player led', 'not your turn', 'bid out of turn', 'lead out of turn', 'spoke too early'],
  }),
  question({
    id: 'taking-back',
    group: 'irregularities',
    ask: 'May a card that was played be taken back?',
    answers: { unstated: `${SILENT} A card that was not allowed is best put right before the next trick.` },
    by: silent('unstated'),
    elsewhere: [
      {
        law: `${BRIDGE}, laws 45 and 47`,
        says: 'A card played stays played, unless it has to be withdrawn to put an irregularity right.',
      },
      {
        law: `${BRIDGE}, laws 62 and 63`,
        says: 'A revoke must be put right until its side has led or played to the next trick.',
      },
    ],
    related: ['revoke', 'out-of-turn', 'exposed-in-play'],
    words: ['take back', 'undo a card', 'changed my mind', 'touch and play', 'withdraw a card'],
  }),
  question({
    id: 'old-tricks',
    group: 'irregularities',
    ask: 'May I look at tricks that have been taken?',
    answers: { unstated: SILENT },
    by: silent('unstated'),
    elsewhere: [
      {
        law: `${BRIDGE}, law 66`,
        says: 'The last trick may be asked for until one’s side has led or played to the next one; older ones stay closed until the play is over.',
      },
    ],
    related: ['taking-back', 'talk-and-signals', 'revoke'],
    words: ['look back', 'last trick again', 'see the old tricks', 'look through the pile', 'what was played'],
  }),
  question({
    id: 'wrong-dealer',
    group: 'irregularities',
    ask: 'The wrong player dealt. Does the deal stand?',
    answers: {
      unstated: `${SILENT} Once trumps have been chosen it is usual to play on, and to set the order right afterwards.`,
    },
    by: silent('unstated'),
    related: ['next-dealer', 'misdeal', 'dealer-after-redeal'],
    words: ['wrong dealer', 'dealt out of turn', 'not your deal', 'it was my deal'],
  }),
  question({
    id: 'card-missing',
    group: 'irregularities',
    ask: 'A card is missing from the pack, or there is one too many. Do the hands played count?',
    answers: { unstated: `${SILENT} The hand in which it comes out is dealt again; what was scored before stays.` },
    by: silent('unstated', 'C04'),
    elsewhere: [
      {
        law: 'Laws of Whist, law 37 (Encyclopædia Britannica, ninth edition)',
        says: 'There must be a new deal if the pack is proved incorrect or imperfect during the deal or the play of a hand.',
      },
    ],
    related: ['pack', 'misdeal', 'wrong-count'],
    words: ['missing card', 'only 31 cards', 'incomplete deck', 'two of the same card', 'card on the floor'],
  }),
  question({
    id: 'rest-are-mine',
    group: 'irregularities',
    ask: '“The rest are mine”: may the play be cut short?',
    answers: { unstated: `${SILENT} If anybody doubts it, the hand is played out.` },
    by: silent('unstated'),
    elsewhere: [
      {
        law: `${BRIDGE}, laws 68 and 70`,
        says: 'Play stops when tricks are claimed and the claimer says how they are won; what stays doubtful goes against the claimer.',
      },
    ],
    related: ['last-trick', 'all-tricks', 'trick-winner'],
    words: ['the rest are mine', 'lay down my hand', 'all mine', 'I have the rest', 'give up the rest'],
  }),
  question({
    id: 'wrong-entry',
    group: 'irregularities',
    ask: 'A wrong entry on the score is found later. May it be put right?',
    answers: {
      corrected:
        'The documents do not say. Put it right as soon as it is seen; once the game has ended, only if all agree. The sheet counts on from any hand that is corrected: a win that falls away is undone there, and the game and its series go on from what is then written.',
    },
    by: silent('corrected', 'C05'),
    elsewhere: [
      {
        law: `${BRIDGE}, law 79`,
        says: 'A score can be corrected until 30 minutes after the official score was made available, if no other time is set.',
      },
    ],
    related: ['agreed-points', 'revoke', 'who-counts-first'],
    words: ['wrong score', 'added up wrong', 'scoring mistake', 'forgot to write', 'correct the sheet', 'wrong total'],
  }),
  question({
    id: 'talk-and-signals',
    group: 'irregularities',
    ask: 'May players talk about their cards, or signal?',
    answers: {
      unstated: SILENT,
      convention:
        'By the cards they play, as agreed with bela: king first or queen first. Of talk the document says nothing.',
      conspiracy: 'The document knows two defenders who conspire against the taker, and has nothing against it.',
    },
    by: {
      ...silent('unstated'),
      'bela-3': says('conspiracy', stated('000', 'three')),
      'klabberjass-4': says('convention', stated('000', 'fourPlay')),
      'bridge-belote': says('unstated', notInGame('004')),
    },
    elsewhere: [
      {
        law: `${BRIDGE}, law 73`,
        says: 'Partners communicate only by the calls they make and the cards they play, not by the way in which they do so.',
      },
    ],
    related: ['king-or-queen-first', 'low-man', 'old-tricks'],
    words: ['talking', 'table talk', 'signals', 'tell my partner', 'cheating', 'hint', 'wink'],
  }),
]

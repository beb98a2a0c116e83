import { notInGame, reading, stated } from '../cite'
import { byOptionAt, unanimous, whereItArises } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { NOWHERE } from '../rule-source'

/** What tables argue about between the rules: whose run or carré it is. */
export const ARGUED_RUN_QUESTIONS: readonly Question[] = [
  question({
    id: 'two-carres',
    group: 'whose-runs',
    ask: 'Both sides have four of a kind. Which counts, and does it keep runs from counting?',
    presupposes: ['carres'],
    answers: {
      'trump-order':
        'The better one, in the order jack, nine, ace, ten, king, queen; its side counts all its carrés, the other side none. Runs are compared apart, and neither blocks the other.',
    },
    by: {
      ...unanimous('without-carres', NOWHERE),
      'bridge-belote': says(
        'trump-order',
        reading('B06', '004', 'declarations'),
        'The article gives values and compares nothing.',
      ),
    },
    example: 'Four aces against four nines, and a tierce with the aces: 150 for the nines, 20 for the tierce.',
    related: ['four-of-a-kind', 'fifty-against-twenty', 'overlapping-runs', 'losing-runs'],
    words: ['two carrés', 'both have a carré', 'carré against a run', 'four jacks against four nines', 'block'],
  }),
]

export const ARGUED_BELA_QUESTIONS: readonly Question[] = [
  question({
    id: 'bela-thrown-off',
    group: 'bela',
    ask: 'At all trumps the king or queen is thrown off on another suit. Does the belote count?',
    presupposes: ['auction'],
    answers: {
      counts:
        'Yes, if it is called with the first of the two cards. Nothing says that the card must lead, follow or win.',
    },
    by: {
      ...unanimous('without-auction', NOWHERE),
      'bridge-belote': says(
        'counts',
        reading('B27', '004', 'belote'),
        'The article asks only for the call at the first card. Some tables want the card led or played to its own suit.',
      ),
    },
    related: ['bela', 'bela-call', 'all-trumps-play'],
    words: ['discarded belote', 'thrown off', 'not following', 'белот при всичко коз'],
  }),
  question({
    id: 'false-bela',
    group: 'bela',
    ask: 'Bela was called without king and queen in one hand. What does it cost?',
    option: 'revoke',
    answers: {
      unstated:
        'No price is named. It does not count; put right what followed from it, and treat it as a revoke if you cannot.',
      'all-to-other-side': 'It is a revoke: the other side scores all the points of both.',
    },
    by: byOptionAt(
      'revoke',
      {
        'bela-2': reading('A42', '000'),
        'bela-3': reading('A42', '000'),
        'klabberjass-4': reading('A42', '000'),
        lehman: reading('A42', '001'),
        bicycle: reading('C01', '002', 'revoke'),
        denexa: reading('A42', '003'),
        'bridge-belote': reading('A42', '004'),
      },
      { bicycle: 'Speaks of a meld that is not held, and lets only sequences be melded.' },
    ),
    related: ['false-run', 'bela-one-hand', 'revoke', 'bela-call'],
    words: ['false bela', 'wrong bela', 'did not have the queen', 'called bela without both'],
  }),
]

export const ARGUED_PLAY_QUESTIONS: readonly Question[] = [
  question({
    id: 'trick-winner',
    group: 'play',
    ask: 'Who wins a trick, and who leads to the next?',
    answers: {
      highest:
        'The highest trump in it; without a trump, the highest card of the suit led. Whoever won it leads to the next. At all trumps only cards of the suit led can win.',
    },
    by: unanimous(
      'highest',
      {
        'bela-2': stated('000', 'play'),
        'bela-3': reading('A44', '000', 'play'),
        'klabberjass-4': stated('000', 'fourPlay'),
        lehman: stated('001', 'play'),
        bicycle: stated('002', 'play'),
        denexa: stated('003', 'play'),
        'bridge-belote': reading('C02', '004', 'play'),
      },
      { 'bridge-belote': 'Says who leads next, and leaves who wins to the rank of the cards.' },
    ),
    example: 'Hearts are trumps: A♠ led, 7♥, 10♠. The seven of hearts wins, and its holder leads.',
    related: ['first-lead', 'trump-rank', 'plain-rank', 'follow-suit'],
    words: ['who takes the trick', 'who won the trick', 'leads next', 'highest card wins', 'trick winner'],
  }),
]

export const ARGUED_SCORING_QUESTIONS: readonly Question[] = [
  question({
    id: 'committed-side',
    group: 'scoring',
    ask: 'Which side is committed to win the hand?',
    answers: {
      taker: 'The taker’s: whoever took or named the trumps, and with partners both of that side.',
      doubled: 'The side of whoever bid the last contract. In a doubled hand both sides are.',
    },
    by: {
      'bela-2': says('taker', stated('000', 'deal')),
      'bela-3': says('taker', stated('000', 'three')),
      'klabberjass-4': says('taker', stated('000', 'fourDeal')),
      lehman: says('taker', stated('001', 'bidding')),
      bicycle: says('taker', stated('002', 'bidding')),
      denexa: says('taker', stated('003', 'trump')),
      'bridge-belote': says('doubled', reading('B09', '004', 'inside'), 'That a double commits both is in the text.'),
    },
    related: ['must-beat', 'both-committed', 'bate'],
    words: ['committed', 'who has to win', 'whose contract', 'maker', 'responsible'],
  }),
  question({
    id: 'bate-melds',
    group: 'scoring',
    ask: 'The taker is bate. Who gets the taker’s runs and bela?',
    answers: {
      'go-over': 'They go over with the cards: everything the taker made in the hand counts for the other side.',
    },
    by: unanimous(
      'go-over',
      {
        'bela-2': stated('000', 'score'),
        'bela-3': reading('A44', '000', 'score'),
        'klabberjass-4': stated('000', 'fourScoring'),
        lehman: stated('001', 'result'),
        bicycle: stated('002', 'scoring'),
        denexa: stated('003', 'scoring'),
        'bridge-belote': stated('004', 'inside'),
      },
      {
        'bela-2': 'Advises not to declare a bela that would fall to the opponent.',
        lehman: 'Advises a maker who expects to lose not to announce bella.',
      },
    ),
    elsewhere: [
      { law: 'French belote, as commonly played', says: 'A side that is dedans keeps its belote, and loses the rest.' },
    ],
    example: 'Taker 62 with a bela of 20 among them, defender 80: the defender scores 142.',
    related: ['bate', 'must-call-bela', 'must-declare', 'losing-runs'],
    words: ['keep my bela', 'keep the belote', 'lose my runs', 'runs of the taker', 'bela when bate', 'dedans'],
  }),
]

export const ARGUED_END_QUESTIONS: readonly Question[] = [
  question({
    id: 'claim-before-showing',
    group: 'end',
    ask: 'May I claim before the runs have been shown?',
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    presupposes: ['claims'],
    answers: {
      show: 'Yes. If runs are part of the sum and are yours by what was declared, show them with the claim.',
    },
    by: {
      ...whereItArises('show', ['claims'], NOWHERE),
      'bela-2': says(
        'show',
        reading('A15', '000', 'rule2'),
        'Runs are shown in the second trick; a claim can come before it.',
      ),
      'bela-3': says('show', reading('A15', '000', 'rule2')),
    },
    variants: { 'played-out': says('without-claims', stated('000', 'lastHand')) },
    related: ['claim-counts', 'when-to-claim', 'showing-runs'],
    words: ['claim after the first trick', 'runs not shown yet', 'claim with a run'],
  }),
  question({
    id: 'held-over-past-target',
    group: 'end',
    ask: 'Points that were held over carry a side past the target. Has it won?',
    presupposes: ['held-over'],
    answers: {
      count:
        'They count like all others once they are won, and so can end the game at the count, or, where a trick is still needed then, with that trick. They cannot be claimed before.',
    },
    by: {
      ...whereItArises('count', ['held-over'], NOWHERE),
      'bela-2': says('count', reading('A09', '000', 'score')),
      'bridge-belote': says('count', reading('C03', '004', 'hanging')),
    },
    variants: { 'equal-scores': says('without-held-over', stated('000', 'equal')) },
    example: 'To 501, at 440 with 40 held over: a hand won with 25 makes 505.',
    related: ['held-over-winner', 'one-over', 'claim-counts'],
    words: ['hanging points win the game', 'pot takes me over', 'abeyance', 'висящи точки за победа'],
  }),
  question({
    id: 'held-over-at-end',
    group: 'end',
    ask: 'Points are still held over when the game ends. Who gets them?',
    presupposes: ['held-over'],
    answers: { nobody: 'Nobody. The game is over without them, and the next one starts from nothing.' },
    by: {
      ...whereItArises('nobody', ['held-over'], NOWHERE),
      'bela-2': says('nobody', reading('A08', '000', 'score')),
      'bridge-belote': says(
        'nobody',
        reading('B21', '004', 'end'),
        'Some tables play on until the hanging points have been won.',
      ),
    },
    variants: { 'equal-scores': says('without-held-over', stated('000', 'equal')) },
    example: 'To 501, at 480: a tied hand of 70 brings the defender to 550. The taker’s 70 are never won.',
    related: ['held-over-winner', 'tie', 'one-over'],
    words: ['left over at the end', 'hanging at the end', 'game ends with points waiting', 'last hand tied'],
  }),
]

const SILENT = 'The document does not say. The table settles it.'

const silent = <A extends string>(answer: A) => unanimous(answer, NOWHERE)

const BRIDGE = 'Laws of Duplicate Bridge (2017)'

/** What goes wrong at every card table, and of which these documents say nothing. */
export const ARGUED_IRREGULARITY_QUESTIONS: readonly Question[] = [
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
    by: unanimous('unstated', {
      'bela-2': reading('C04', '000', 'pack'),
      'bela-3': reading('C04', '000', 'pack'),
      'klabberjass-4': reading('C04', '000', 'four'),
      lehman: reading('C04', '001', 'pack'),
      bicycle: reading('C04', '002', 'misdeal'),
      denexa: reading('C04', '003', 'setup'),
      'bridge-belote': reading('C04', '004', 'deck'),
    }),
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
        'The documents do not say. Put it right while the game is going on; a game that has ended stays ended.',
    },
    by: unanimous('corrected', {
      'bela-2': reading('C05', '000', 'score'),
      'bela-3': reading('C05', '000', 'score'),
      'klabberjass-4': reading('C05', '000', 'fourScoring'),
      lehman: reading('C05', '001', 'scoring'),
      bicycle: reading('C05', '002', 'scoring'),
      denexa: reading('C05', '003', 'scoring'),
      'bridge-belote': reading('C05', '004', 'rounding'),
    }),
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

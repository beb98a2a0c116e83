import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, unanimous, variantsByOption, whereItArises } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { CLAIM_QUESTIONS, EDITORS_RULE } from './claims'

const TRICK_FIRST = 'Nobody yet: a trick of a later hand is needed first. If both take one in the same hand,'

/** Whom a finished hand gives the game, and what follows a game. */
const COUNT_QUESTIONS: readonly Question[] = [
  question({
    id: 'both-over',
    group: 'end',
    ask: 'Both are past the target and nobody claimed. Who wins?',
    option: 'bothOver',
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    answers: {
      'last-trick': 'Whoever took the last trick. If that is a player short of the target, the highest total wins.',
      higher: 'The higher total.',
      'taker-first': 'The taker, if the hand was made, being counted first. Otherwise the higher total.',
      'trick-then-last-trick': `${TRICK_FIRST} whoever takes its last trick wins.`,
      'trick-then-higher': `${TRICK_FIRST} the higher total wins.`,
      'trick-then-taker-first': `${TRICK_FIRST} a taker who makes it wins, otherwise the higher total.`,
    },
    by: byOption('bothOver', { 'bela-2': EDITORS_RULE }),
    variants: {
      ...variantsByOption('bothOver'),
      'trick-to-consummate': says('trick-then-last-trick', reading('A10', '000', 'winning')),
    },
    example:
      'Target 501, and 506 stands against 512 at the count. By the last trick either can win, by the higher total 512 does.',
    related: ['one-over', 'tie-at-target', 'claims', 'who-counts-first'],
    words: ['both over', 'both past', '501', 'rule 5'],
  }),
  question({
    id: 'one-over',
    group: 'end',
    ask: 'One side is past the target at the count and did not claim. Has it won?',
    option: 'winNeedsTrick',
    answers: {
      no: 'Yes. The game ends at the count.',
      yes: 'Not yet. It has to take a trick of a later hand first, and until then the other side can still claim.',
    },
    by: unanimous('no', RULE_SOURCES['one-over'], {
      'bela-2':
        'Yet the page has 506 unclaimed lose to 501 claimed, and at least in Scottish circles one more trick is wanted. Points won from an earlier tie count with the rest; points that still wait lapse.',
      'bridge-belote': 'Not after a hand in which one side took every trick. Points that still hang lapse.',
    }),
    readings: { 'bela-2': ['A08', 'A09'], 'bridge-belote': ['B21'] },
    variants: variantsByOption('winNeedsTrick'),
    related: ['both-over', 'claims', 'end-on-sweep', 'target'],
    words: ['past the target', 'unclaimed', 'consummate', 'scottish'],
  }),
  question({
    id: 'tie-at-target',
    group: 'end',
    ask: 'Both are past the target with the same total. What now?',
    answers: {
      another: 'Another hand is played.',
      'last-trick': 'Whoever took the last trick wins, however equal the totals.',
      'last-trick-first':
        'Whoever took the last trick wins. If that is a player short of the target, another hand is played.',
      'taker-first': 'The taker, if the hand was made, being counted first. Otherwise another hand is played.',
    },
    by: {
      ...unanimous('another', RULE_SOURCES['tie-at-target']),
      'bela-2': says('last-trick', stated('000', 'rule5'), EDITORS_RULE),
      'bela-3': says('last-trick-first', reading('A11', '000', 'rule5')),
    },
    variants: {
      'trick-to-consummate': says('another', reading('A10', '000', 'winning')),
      'played-out': says('another', stated('000', 'lastHand'), 'The document puts it as what presumably follows.'),
      'bicycle-maker-first': says('taker-first', reading('A39', '002', 'game')),
    },
    readings: { 'bela-2': ['A73'], 'bela-3': ['A73'] },
    related: ['both-over', 'one-over'],
    words: ['equal totals', 'same total', 'draw'],
  }),
  question({
    id: 'end-on-sweep',
    group: 'end',
    ask: 'Can the game end on a hand in which one side took every trick?',
    answers: {
      yes: 'Yes. Such a hand ends it like any other.',
      no: 'No. Play goes on, and the next hand without a valat ends it for the side past the target and ahead.',
    },
    by: {
      ...unanimous('yes', NOWHERE),
      'bridge-belote': says('no', reading('B18', '004', 'end'), 'Only that the game cannot end there is in the text.'),
    },
    example: 'To 151, from 140 to 100: a valat in hearts makes it 140 + 16 + 9 = 165, and another hand is dealt.',
    related: ['all-tricks', 'one-over', 'target'],
    words: ['valat', 'capot', 'last hand'],
  }),
  question({
    id: 'match-format',
    group: 'end',
    ask: 'How many games make a match?',
    answers: {
      'best-of-three': 'Normally the best of three.',
      single: 'One game. Nothing is said of more.',
      series: 'Game follows game, and the winners of one begin the next. No number is given.',
    },
    by: {
      ...unanimous('single', NOWHERE),
      'bela-2': says('best-of-three', stated('000', 'winning')),
      'bela-3': says('best-of-three', reading('A44', '000', 'winning')),
      'klabberjass-4': says('single', reading('A63', '000', 'four')),
      'bridge-belote': says('series', stated('004', 'cut')),
    },
    related: ['next-game-dealer', 'target'],
    words: ['match', 'best of', 'rubber', 'series'],
  }),
  question({
    id: 'next-game-dealer',
    group: 'end',
    ask: 'Who deals first in the next game?',
    answers: {
      winner: 'The winner of the last game.',
      winners: 'The winners of the last game: either of the two.',
      afresh: 'Not said. The first dealer is chosen as for any game.',
    },
    by: {
      ...unanimous('afresh', NOWHERE),
      'bela-2': says('winner', stated('000', 'winning')),
      'bela-3': says('winner', reading('A44', '000', 'winning')),
      'bridge-belote': says('winners', reading('B30', '004', 'cut')),
    },
    readings: { 'bela-2': ['A64'], 'bela-3': ['A64'] },
    related: ['first-dealer', 'next-dealer', 'match-format'],
    words: ['next game', 'deal', 'winner deals'],
  }),
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

/** When a game is over, and for whom. */
export const END_QUESTIONS: readonly Question[] = [...CLAIM_QUESTIONS, ...COUNT_QUESTIONS]

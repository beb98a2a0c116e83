import { after, reading, stated } from '../sources/cite'
import type { Described } from './variant'

/** Variants from clubs, competitions and other books: French belote, contrée, coinche and Croatian bela. */
export const FAMILY_VARIANTS = [
  {
    id: 'contest',
    of: ['belote'],
    source: stated('ascee', 'articles'),
    changes: { goal: 'hands', target: 12, direction: 'clockwise', redealDealer: 'same' },
  },
  {
    id: 'contest-cards-alone',
    of: ['belote'],
    source: reading('cards-alone-decide', 'colver', 'tie'),
    changes: { goal: 'hands', target: 12, direction: 'clockwise', belaDecides: 'no' },
  },
  {
    id: 'belote-tie-lost',
    of: ['belote'],
    source: stated('ffb-belote', 'tie'),
    changes: { tie: 'bate' },
  },
  {
    id: 'belote-tie-made',
    of: ['belote'],
    source: stated('ffb-belote', 'tie'),
    changes: { tie: 'made' },
  },
  {
    id: 'belote-tens',
    of: ['belote'],
    source: stated('ffb-belote', 'rounding'),
    changes: { written: 'tens-5-up' },
  },
  {
    id: 'belote-declarations',
    of: ['belote'],
    source: reading('belote-declarations', 'ffb-coinche', 'declarations'),
    changes: {
      runs: 'yes',
      carres: 'yes',
      meldContest: 'one',
      longRuns: 'hundred-at-most',
      sweepMelds: 'to-sweeper',
    },
  },
  {
    id: 'cannes',
    of: ['contree'],
    source: stated('cannes', 'marks'),
    changes: {
      target: 2001,
      bidTop: 260,
      capotBid: 270,
      capotWrites: 'bid',
      pile: 162,
      failedSweep: 'yes',
      doubling: 3,
      doubleOf: 'bid',
      written: 'tens-6-up',
    },
  },
  {
    id: 'contree-pagat',
    of: ['contree'],
    source: stated('pagat-coinche', 'double'),
    changes: { doubleOf: 'bid', belaKept: 'yes', underTrump: 'must' },
    sources: { belaKept: stated('pagat-coinche', 'belote'), underTrump: stated('pagat-coinche', 'undertrump') },
  },
  {
    id: 'contree-made-points',
    of: ['contree'],
    source: stated('ffb-contree', 's10-2'),
    changes: { bidWrites: 'made', doubleOf: 'everything' },
  },
  {
    id: 'contree-announced',
    of: ['contree'],
    source: stated('colver', 'methods'),
    changes: {
      bidWrites: 'bid',
      doubleOf: 'everything',
      capotBid: 250,
      capotWrites: 'bid',
      target: 1010,
      underTrump: 'must',
    },
    sources: {
      doubleOf: stated('colver', 'doubles'),
      capotBid: stated('colver', 'capot'),
      capotWrites: stated('colver', 'capot'),
      target: stated('colver', 'targets'),
      underTrump: stated('colver', 'undertrump'),
    },
  },
  {
    id: 'contree-bid-doubled',
    of: ['contree'],
    source: stated('ffb-contree', 's10-2'),
    changes: { doubleOf: 'bid' },
  },
  {
    id: 'contree-160',
    of: ['contree'],
    source: stated('colver', 'failed'),
    changes: { failedBid: 'no' },
  },
  {
    id: 'own-hand',
    of: ['contree', 'coinche'],
    source: stated('colver', 'collected'),
    changes: { winBy: 'own-made-hand', target: 2001 },
  },
  {
    id: 'macedonian',
    of: ['bela-hr'],
    source: after('beljot'),
    changes: { tie: 'made' },
  },
  {
    id: 'dosta',
    of: ['bela-hr'],
    source: reading('dosta', 'pravila-bele', 'overview'),
    changes: { claims: 'any-trick' },
  },
] as const satisfies readonly Described[]

/** A law by which a part stands for the whole, and the test that checks it. */
interface Law {
  readonly law: string
  readonly held: string
}

export const LAWS: readonly Law[] = [
  {
    law: 'Tables that agree in the options on which a part turns say the same of it.',
    held: 'by the enumeration: of the hands of a table every second, from the ten thousandth every twentieth, is scored anew at a table that repeats it, each in its turn: both scorers, and the table it repeats, must agree',
  },
  {
    law: 'The seats can be turned with the dealer: one taker stands for all where everything else is gone through by side.',
    held: 'by the enumeration: every second hand of splits and product, from the ten thousandth every twentieth, is scored turned as well; in standings every player takes and every player deals',
  },
  {
    law: 'One suit stands for four.',
    held: 'by tests/engine/laws.test.ts, which gives drawn games other suits',
  },
  {
    law: 'The running total matters only at the target.',
    held: 'by the enumeration, in standings: far off, one short, at it by this hand, one short before it, at it before it, each side with each',
  },
  {
    law: 'Points held over are added to whoever wins, and to nothing else.',
    held: 'by the enumeration, in standings: none, 1 and 61 with every verdict',
  },
  {
    law: 'What is declared reaches the sheet through what it is worth; whose counts is decided by what was declared and trumps.',
    held: 'by the enumeration: each sum of runs with every split, each list of lengths and each carré at the edges of the verdict, every run against every other',
  },
  {
    law: 'Of the tricks it matters who took none.',
    held: 'by the enumeration: unsaid, shared, and all on one side, wherever a side has fewer than two card points',
  },
  {
    law: 'Between two edges of the verdict a point is a point.',
    held: 'by the enumeration: rule sets of two sides have every split with everything, three players every split with nothing declared; runs of three players and changed values have the edges',
  },
]

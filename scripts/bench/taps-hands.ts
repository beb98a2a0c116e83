/** The most taps that each kind of hand may need. */
export const MOST = {
  ordinary: 4,
  /** Four seats, or six contracts. */
  ordinaryOfFour: 5,
  runAndBela: 7,
  hard: 12,
  undo: 1,
  correct: 3,
  firstGame: 8,
} as const

/** A chip by its whole name; one that is asked for, by its question and its answer. */
export type Chip = RegExp | string | { readonly asked: RegExp; readonly answer: string }

export interface CanonicalHand {
  readonly what: string
  readonly kind: 'ordinary' | 'ordinaryOfFour' | 'runAndBela' | 'hard'
  /** Chips pressed before the figures are typed, and those asked for after them. */
  readonly before: readonly Chip[]
  readonly figures: readonly number[]
  readonly after?: readonly Chip[]
}

const last = (name: string) => new RegExp(`^${name}: (shtoch|last trick)$`)
const twenty = (name: string) => new RegExp(`^${name}: (twenty|tierce)$`)
const fifty = (name: string) => new RegExp(`^${name}: (fifty|quarte)$`)
const hundred = (name: string) => new RegExp(`^${name}: (hundred|quint)$`)
const top = (name: string, answer: string): Chip => ({ asked: new RegExp(`^${name}: top card`), answer })
const bela = (name: string) => new RegExp(`^${name}: (bela|bella|belote)$`, 'i')

/** Two players, whoever wrote the rules down. */
const two = (): readonly CanonicalHand[] => [
  { what: 'made', kind: 'ordinary', before: ['Host took in hearts', last('Guest')], figures: [70, 45] },
  { what: 'bate', kind: 'ordinary', before: ['Guest took in spades', last('Host')], figures: [66, 40] },
  {
    what: 'a twenty',
    kind: 'runAndBela',
    before: ['Host took in clubs', twenty('Host'), last('Host')],
    figures: [61, 44],
  },
  {
    what: 'a fifty and a bela',
    kind: 'runAndBela',
    before: ['Guest took in diamonds', fifty('Guest'), bela('Guest'), last('Host')],
    figures: [49, 72],
  },
  {
    what: 'a fifty against a twenty',
    kind: 'runAndBela',
    before: ['Host took in spades', fifty('Host'), twenty('Guest'), last('Guest')],
    figures: [55, 50],
  },
  {
    what: 'two fifties, tops asked, and a bela',
    kind: 'hard',
    before: [
      'Host took in hearts',
      fifty('Host'),
      fifty('Guest'),
      bela('Host'),
      last('Host'),
      top('Host', 'ace'),
      top('Guest', 'king'),
    ],
    figures: [80, 30],
  },
]

const three = (): readonly CanonicalHand[] => [
  { what: 'made', kind: 'ordinary', before: ['Host took in hearts', last('Left')], figures: [60, 40, 30] },
  { what: 'bate', kind: 'ordinary', before: ['Left took in clubs', last('Right')], figures: [50, 30, 60] },
  {
    what: 'bate, opponents level',
    kind: 'ordinary',
    before: ['Host took in spades', last('Right')],
    figures: [40, 55, 45],
  },
  {
    what: 'a twenty',
    kind: 'runAndBela',
    before: ['Right took in hearts', twenty('Left'), last('Right')],
    figures: [30, 40, 60],
  },
  {
    what: 'a fifty and a bela',
    kind: 'runAndBela',
    before: ['Left took in hearts', fifty('Right'), bela('Left'), last('Host')],
    figures: [60, 50, 25],
  },
  {
    what: 'three twenties, tops asked',
    kind: 'hard',
    before: ['Host took in diamonds', twenty('Host'), twenty('Left'), twenty('Right'), last('Host')],
    figures: [60, 40, 30],
    after: [top('Host', 'king'), top('Left', 'ace'), top('Right', 'queen')],
  },
]

const four = (): readonly CanonicalHand[] => [
  { what: 'made', kind: 'ordinaryOfFour', before: ['North took', 'hearts', last('North and South')], figures: [100] },
  { what: 'bate', kind: 'ordinaryOfFour', before: ['East took', 'clubs', last('North and South')], figures: [90] },
  {
    what: 'a twenty',
    kind: 'runAndBela',
    before: ['North took', 'spades', twenty('South'), last('East and West')],
    figures: [81],
  },
  {
    what: 'a fifty and a bela',
    kind: 'runAndBela',
    before: ['West took', 'hearts', fifty('East'), bela('West'), last('East and West')],
    figures: [52],
  },
  {
    what: 'a fifty, partner’s twenty, and a bela',
    kind: 'hard',
    before: ['North took', 'hearts', fifty('North'), twenty('South'), bela('East'), last('East and West')],
    figures: [60],
  },
  {
    what: 'every trick, runs against it',
    kind: 'hard',
    before: ['North took', 'hearts', fifty('East'), last('North and South')],
    figures: [152],
    after: [{ asked: /^Tricks taken by East and West/, answer: '0' }],
  },
]

const bridge = (): readonly CanonicalHand[] => [
  {
    what: 'a suit, made',
    kind: 'ordinaryOfFour',
    before: ['North took', 'hearts', last('North and South')],
    figures: [117],
  },
  {
    what: 'a suit, inside',
    kind: 'ordinaryOfFour',
    before: ['West took', 'clubs', last('North and South')],
    figures: [90],
  },
  {
    what: 'no trumps',
    kind: 'ordinaryOfFour',
    before: ['North took', 'no trumps', last('West and East')],
    figures: [65],
  },
  {
    what: 'all trumps',
    kind: 'ordinaryOfFour',
    before: ['South took', 'all trumps', last('North and South')],
    figures: [140],
  },
  {
    what: 'a tierce and a belote',
    kind: 'runAndBela',
    before: ['East took', 'spades', twenty('East'), bela('West'), last('West and East')],
    figures: [60],
  },
  {
    what: 'contra',
    kind: 'runAndBela',
    before: ['North took', 'spades', 'Contra ×2', last('North and South')],
    figures: [80],
  },
  {
    what: 're-contra, a quint, a tierce and two belotes at all trumps',
    kind: 'hard',
    before: [
      'West took',
      'all trumps',
      'Re-contra ×4',
      hundred('North'),
      twenty('West'),
      bela('North'),
      bela('West'),
      last('North and South'),
    ],
    figures: [150],
  },
  {
    what: 'a carré of jacks, opened in place',
    kind: 'hard',
    before: ['North took', 'all trumps', 'More', 'Four jacks', bela('North'), last('North and South')],
    figures: [150],
  },
]

/** Hands as they come at real tables, by the name of the game on the first screen. */
export const HANDS: Readonly<Record<string, readonly CanonicalHand[]>> = {
  'Bela / Clobyosh for two': two(),
  'Klaberjass after Lehman': two(),
  'Klaberjass after Bicycle': two(),
  'Klaberjass after Denexa': two(),
  'Bela / Clobyosh for three': three(),
  'Klabberjass for four': four(),
  'Bridge-belote from Bulgaria': bridge(),
}

/** A part of the code whose tests are put to the test. */
export interface Part {
  /** The files that are changed, one small change at a time; `!` takes some out. */
  readonly mutate: readonly string[]
  /** How the paths of the tests begin that have to notice, those first that are asked first. */
  readonly tests: readonly string[]
  /** Of them those that look at the code as text, which is full of changes then. */
  readonly without: readonly string[]
  /** Whether the code keeps what it made once: then each change has to find it as if nobody had used it. */
  readonly remembers: boolean
  /** Whether a test finds what another one had made: then it may notice a change that only the other one reached. */
  readonly handsOn: boolean
  /** How many of a hundred changes they must notice. */
  readonly atLeast: number
}

export const PARTS = {
  engine: {
    mutate: ['lib/engine/**/*.ts'],
    tests: ['tests/engine/', 'tests/format/cases.test.ts'],
    without: ['tests/engine/purity.test.ts'],
    remembers: false,
    handsOn: false,
    atLeast: 98,
  },
  rulesets: {
    mutate: ['lib/rulesets/**/*.ts', '!lib/rulesets/search/**'],
    tests: ['tests/rulesets/', 'tests/engine/irregularities.test.ts'],
    without: ['tests/rulesets/search.test.ts'],
    remembers: true,
    handsOn: false,
    atLeast: 90,
  },
  search: {
    mutate: ['lib/rulesets/search/**/*.ts'],
    // The tables take milliseconds; whole sentences take seconds, and the last of them speak other languages from then on.
    tests: ['tests/rulesets/spelling.test.ts', 'tests/rulesets/typed-words.test.ts', 'tests/rulesets/search.test.ts'],
    without: [],
    // It makes its index once and keeps it.
    remembers: true,
    handsOn: true,
    atLeast: 90,
  },
  log: {
    mutate: ['lib/log/**/*.ts'],
    tests: ['tests/log/', 'tests/format/cases.test.ts'],
    without: [],
    remembers: false,
    handsOn: false,
    atLeast: 90,
  },
  format: {
    mutate: ['lib/format/**/*.ts'],
    tests: ['tests/format/'],
    // It writes a file.
    without: ['tests/format/case-schema.test.ts'],
    remembers: true,
    handsOn: false,
    atLeast: 90,
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof PARTS

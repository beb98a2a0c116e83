/** A part of the code whose tests are put to the test. */
export interface Part {
  /** The files that are changed, one small change at a time; `!` takes some out. */
  readonly mutate: readonly string[]
  /** How the paths of the tests begin that have to notice. */
  readonly tests: readonly string[]
  /** Of them those that look at the code as text, which is full of changes then. */
  readonly without: readonly string[]
  /** Whether the code keeps what it made once: then each change has to find it as if nobody had used it. */
  readonly remembers: boolean
  /** How many of a hundred changes they must notice. */
  readonly atLeast: number
}

export const PARTS = {
  engine: {
    mutate: ['lib/engine/**/*.ts'],
    tests: ['tests/engine/', 'tests/format/cases.test.ts'],
    without: ['tests/engine/purity.test.ts'],
    remembers: false,
    atLeast: 98,
  },
  rulesets: {
    // The search makes its index once and keeps it: a change in that would have to be tried by every test afresh.
    mutate: ['lib/rulesets/**/*.ts', '!lib/rulesets/search/**'],
    tests: ['tests/rulesets/', 'tests/engine/irregularities.test.ts'],
    without: ['tests/rulesets/search.test.ts'],
    remembers: true,
    atLeast: 90,
  },
  log: {
    mutate: ['lib/log/**/*.ts'],
    tests: ['tests/log/', 'tests/format/cases.test.ts'],
    without: [],
    remembers: false,
    atLeast: 90,
  },
  format: {
    mutate: ['lib/format/**/*.ts'],
    tests: ['tests/format/'],
    // It writes a file.
    without: ['tests/format/case-schema.test.ts'],
    remembers: true,
    atLeast: 90,
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof PARTS

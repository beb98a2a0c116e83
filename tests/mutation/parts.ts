/** A part of the code whose tests are put to the test. */
export interface Part {
  /** The files that are changed, one small change at a time; `!` takes some out. */
  readonly mutate: readonly string[]
  /** The tests that have to notice. */
  readonly tests: readonly string[]
  /** How many of a hundred changes they must notice. */
  readonly atLeast: number
}

export const PARTS = {
  engine: {
    mutate: ['lib/engine/**/*.ts'],
    tests: ['tests/engine/**/*.test.ts', 'tests/format/cases.test.ts'],
    atLeast: 98,
  },
  log: {
    mutate: ['lib/log/**/*.ts'],
    tests: ['tests/log/**/*.test.ts', 'tests/format/cases.test.ts'],
    atLeast: 90,
  },
  format: {
    mutate: ['lib/format/**/*.ts'],
    tests: ['tests/format/**/*.test.ts'],
    atLeast: 90,
  },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof PARTS

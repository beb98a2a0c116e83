// How `npm run mutation -- 'lib/engine/**'` changes the code bit by bit: do the tests that reach a change notice it?

// Most changes are noticed by a table of examples, so that a property draws few, and a failed one is not made smaller.
process.env.YUSS_RUNS ??= '6'
process.env.YUSS_MUTATION = 'yes'

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // A table that is made as a file is loaded: each change of it would ask for all the tests, and the tables are the rules'
  // own figures, which the cases go through one by one.
  ignoreStatic: true,
  mutator: {
    // Words are names of options, reasons and cards: another name does not compile. Or they are text for people.
    excludedMutations: ['StringLiteral'],
  },
  // The types are left as they are: nothing compiles the changed files.
  disableTypeChecks: false,
  ignorePatterns: ['/app', '/docs', '/public', '/out', '/out-*', '.next', '/test-results', '/playwright-report'],
  concurrency: 2,
  // What never ends counts as noticed, and there are few loops that could do so: a machine with other work must not make more.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 98, low: 95, break: 90 },
}

export default config

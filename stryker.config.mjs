// How the code is changed to see whether the tests notice. `npm run mutation -- PART` says which part, and what came of it.
/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
const config = {
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
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
}

export default config

// The commands of package.json that are scripts of ours.
const ts = (...words) => ['scripts/run-ts.mjs', ...words]

/**
 * A command is a script with its first words, or kinds of one; the first kind is meant where none is said.
 * @type {Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>}
 */
export const COMMANDS = {
  start: ['scripts/serve.mjs', 'out'],
  'build:twice': ['scripts/same-build.mjs'],
  test: ['scripts/test.mjs'],
  'test:e2e': ['scripts/browser.mjs'],
  'test:browsers': ts('scripts/browsers.ts'),
  relay: {
    serve: ts('scripts/relay.ts'),
    setup: ts('scripts/relay-setup.ts'),
    stream: ts('scripts/relay-stream.ts'),
    tables: ts('scripts/relay-tables.ts'),
  },
  conformance: ts('scripts/conformance.ts'),
  exhaustive: ts('scripts/exhaustive.ts'),
  mutation: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate'],
  size: ts('scripts/size.ts'),
  perf: ts('tests/perf/perf.ts'),
  'read-back': ts('scripts/read-back.ts'),
  screenshots: ts('scripts/screenshots.ts'),
  bench: {
    engine: ts('scripts/bench.ts'),
    history: ts('scripts/history-bench.ts'),
    taps: ts('scripts/taps.ts'),
  },
  'bench:relay': ts('tests/relay/bench.ts'),
  crash: {
    kill: ts('tests/crash/kill.ts'),
    power: ts('tests/crash/power.ts'),
    rot: ts('tests/crash/rot.ts'),
    faults: ts('scripts/faults.ts'),
    model: ts('scripts/model.ts'),
  },
  fuzz: {
    files: ts('--import=fake-indexeddb/auto', 'scripts/fuzz.ts'),
    laws: ['scripts/laws.mjs'],
  },
}

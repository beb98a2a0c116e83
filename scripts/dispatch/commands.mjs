// The commands in package.json that run scripts of this repository.
const ts = (...words) => ['scripts/dispatch/run-ts.mjs', ...words]

/**
 * A command is a script with its first arguments, or an object with several kinds, of which the first one is the default.
 * @type {Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>}
 */
export const COMMANDS = {
  start: ['scripts/serve/serve.mjs', 'out'],
  'build:twice': ['scripts/build/twice.mjs'],
  test: ts('scripts/tests/test.ts'),
  'test:e2e': ts('scripts/tests/e2e.ts'),
  'test:languages': ts('scripts/tests/e2e.ts', '--grep=@translation'),
  'test:browsers': ts('scripts/browsers/browsers.ts'),
  relay: {
    serve: ts('scripts/together/relay.ts'),
    setup: ts('scripts/together/setup.ts'),
    stream: ts('scripts/together/stream.ts'),
    tables: ts('scripts/together/tables.ts'),
  },
  conformance: ts('scripts/tests/conformance.ts'),
  mutation: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate'],
  size: ts('scripts/bench/size.ts'),
  perf: ts('tests/perf/perf.ts'),
  'read-back': ['scripts/messages/read-back.mjs'],
  screenshots: ts('scripts/pictures/screenshots.ts'),
  bench: {
    engine: ts('scripts/bench/engine.ts'),
    history: ts('scripts/bench/history.ts'),
    taps: ts('scripts/bench/taps.ts'),
    words: ts('scripts/bench/words.ts'),
  },
  'bench:relay': ts('tests/relay/bench.ts'),
  crash: {
    kill: ts('tests/crash/kill.ts'),
    power: ts('tests/crash/power.ts'),
    rot: ts('tests/crash/rot.ts'),
    faults: ts('tests/crash/faults.ts'),
    model: ts('tests/crash/model.ts'),
  },
  fuzz: {
    files: ts('--import=fake-indexeddb/auto', 'tests/fuzz/files.ts'),
    laws: ['tests/fuzz/laws.mjs'],
  },
}

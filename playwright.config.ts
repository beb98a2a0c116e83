import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/browsers/find-chromium'
import { relaySpecs, TRANSLATION } from './scripts/tests/specs'

// scripts/tests/e2e.ts chooses free ports; the ones here serve a run of `npx playwright test` by hand.
const port = process.env.YUSS_TEST_PORT ?? '41873'
const subPort = process.env.YUSS_TEST_SUB_PORT ?? '41874'
const withSubPath = process.env.YUSS_TEST_SUB_PATH === '1'
const executablePath = findTestBrowser()
const throughRelay = relaySpecs().map((spec) => spec.replace('tests/e2e', '**'))

/** True if the command asks for the tests of translations, by their tag. */
const isAskedFor = process.argv.some((word) => word.includes(TRANSLATION))

const LONG = '**/walk.spec.ts'
const atRoot = { baseURL: `http://localhost:${port}/en/` }

const server = (folder: string, at: string, basePath: string) => ({
  command: `node scripts/serve/serve.mjs ${folder} --port=${at}`,
  url: `http://localhost:${at}${basePath}/`,
  env: { YUSS_BASE_PATH: basePath },
  reuseExistingServer: false,
  // A server that is killed outright leaves its bundle behind.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than there are cores, as of those that run one often waits; each has a browser of its own in memory.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  ...(isAskedFor ? {} : { grepInvert: new RegExp(TRANSLATION) }),
  forbidOnly: true,
  // One more try tells a fault from a machine that was busy elsewhere; `npm test` names every test that needed it.
  retries: 1,
  // A whole game takes its time on a machine that has other things to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // A test that is not about the worker should not have one fetch the whole app beside it.
    serviceWorkers: 'block',
    // Recording each test costs a tenth of the time; one that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is closed before optimised code has paid for its making.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    // The longest first, as nothing would run beside one that is left at the end: tests with several phones, and the walk.
    ...(withSubPath
      ? [
          // Each worker starts its own relay, and the app with it.
          { name: 'relay', testMatch: throughRelay },
          {
            name: 'sub-path',
            testMatch: '**/sub-path.spec.ts',
            use: { baseURL: `http://localhost:${subPort}/a/b/en/` },
          },
        ]
      : []),
    { name: 'long', testMatch: LONG, use: atRoot },
    { name: 'root', testIgnore: [LONG, '**/sub-path.spec.ts', ...throughRelay], use: atRoot },
  ],
  webServer: [server('out', port, ''), ...(withSubPath ? [server('out-sub', subPort, '/a/b')] : [])],
})

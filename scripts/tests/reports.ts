import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The number of lines of an error message to print. */
const LINES = 8

/** The results of tests, with the first lines of each failure. */
export interface TestOutcome {
  readonly passed: number
  readonly failed: number
  readonly stumbled: readonly string[]
}

/** The parts of a report of Vitest that are read. */
interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly UnitFile[]
}

interface UnitFile {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[] | null
  }[]
}

/** The parts of a report of Playwright that are read. */
interface BrowserReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
  readonly errors: readonly unknown[]
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly title: string
  readonly file: string
  readonly tests: readonly {
    readonly status: string
    readonly results: readonly { readonly error?: { readonly message?: string } | undefined }[]
  }[]
}

/** Returns the outcome of a report of Vitest. */
export const unitOutcome = ({ numPassedTests, numFailedTests, success, testResults }: UnitReport): TestOutcome => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no failed test in the report.
  failed: Math.max(numFailedTests, success ? 0 : 1),
  stumbled: testResults.flatMap(stumbledUnits),
})

/** Returns the outcome of a report of Playwright. A test that passed at its second try is listed too. */
export const browserOutcome = ({ stats, errors, suites }: BrowserReport): TestOutcome => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  stumbled: suites.flatMap(specsOf).flatMap(stumbledSpecs),
})

function stumbledUnits({ name, message, assertionResults }: UnitFile): readonly string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [line('FAILED', file, message)] : []
  return failed.map(({ fullName, failureMessages }) => line('FAILED', `${file}: ${fullName}`, failureMessages?.[0]))
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)]

const stumbledSpecs = ({ title, file, tests }: Spec): readonly string[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const message = results.find(({ error }) => error !== undefined)?.error?.message
      return line(status === 'flaky' ? 'SECOND TRY' : 'FAILED', `${file}: ${title}`, message)
    })

const line = (mark: string, test: string, message = 'no message'): string =>
  `${mark} ${test}\n  ${stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n  ')}`

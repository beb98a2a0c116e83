import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The number of lines of an error message to print. */
const LINES = 8

/** Returns how many unit tests passed and failed in a report of Vitest, and the first lines of each failure. */
export function unitOutcome({ numPassedTests, numFailedTests, success, testResults }) {
  return {
    passed: numPassedTests,
    // A file that cannot be loaded has no failed test in the report.
    failed: Math.max(numFailedTests, success ? 0 : 1),
    stumbled: testResults.flatMap(stumbledUnits),
  }
}

/** Returns the same for a report of Playwright. A test that passed at its second try is listed too. */
export function browserOutcome({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    stumbled: suites.flatMap(specsOf).flatMap(stumbledSpecs),
  }
}

function stumbledUnits({ name, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [line('FAILED', file, message)] : []
  return failed.map(({ fullName, failureMessages }) => line('FAILED', `${file}: ${fullName}`, failureMessages[0]))
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

function stumbledSpecs({ title, file, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const message = results.find(({ error }) => error !== undefined)?.error.message
      return line(status === 'flaky' ? 'SECOND TRY' : 'FAILED', `${file}: ${title}`, message)
    })
}

function line(mark, test, message = 'no message') {
  return `${mark} ${test}\n  ${stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n  ')}`
}

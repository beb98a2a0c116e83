import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserOutcome, unitOutcome } from '@/scripts/tests/reports'

describe('the report at the end of a test run', () => {
  it('the report names a failed unit test, with the plain beginning of its message', () => {
    const message = ['\u001b[31mexpected 162\u001b[39m', ...'bcdefghij'].join('\n')
    const failed = { status: 'failed', fullName: 'a hand has 162 points', failureMessages: [message] }
    const passed = { status: 'passed', fullName: 'a bate', failureMessages: [] }
    expect(
      unitOutcome({
        numPassedTests: 1,
        numFailedTests: 1,
        success: false,
        testResults: [
          { name: join(process.cwd(), 'tests/a.test.ts'), message: '', assertionResults: [failed, passed] },
        ],
      }),
    ).toEqual({
      passed: 1,
      failed: 1,
      stumbled: ['FAILED tests/a.test.ts: a hand has 162 points\n  expected 162\n  b\n  c\n  d\n  e\n  f\n  g\n  h'],
    })
  })

  it('the report names and counts a file of unit tests that did not load', () => {
    const testResults = [
      { name: join(process.cwd(), 'tests/a.test.ts'), message: 'no such module', assertionResults: [] },
    ]
    expect(unitOutcome({ numPassedTests: 9, numFailedTests: 0, success: false, testResults })).toEqual({
      passed: 9,
      failed: 1,
      stumbled: ['FAILED tests/a.test.ts\n  no such module'],
    })
  })

  it('the report names failed browser tests and those that needed a second try', () => {
    const spec = (title: string, status: string, error?: { message: string }) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: error === undefined ? [{}] : [{ error }, {}] }],
    })
    const inner = { specs: [spec('saves', 'flaky', { message: 'reload aborted' }), spec('opens', 'expected')] }
    expect(
      browserOutcome({
        stats: { expected: 1, flaky: 1, unexpected: 1 },
        errors: [],
        suites: [{ specs: [spec('counts', 'unexpected', { message: 'not seen' })], suites: [inner] }],
      }),
    ).toEqual({
      passed: 2,
      failed: 1,
      stumbled: ['FAILED a.spec.ts: counts\n  not seen', 'SECOND TRY a.spec.ts: saves\n  reload aborted'],
    })
  })
})

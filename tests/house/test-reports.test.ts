import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserOutcome, unitOutcome } from '@/scripts/tests/reports.js'

describe('the end of a test run names', () => {
  it('a unit test that failed, without colours and with the beginning of its message', () => {
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

  it('a file of unit tests that could not be loaded, and counts it', () => {
    const testResults = [
      { name: join(process.cwd(), 'tests/a.test.ts'), message: 'no such module', assertionResults: [] },
    ]
    expect(unitOutcome({ numPassedTests: 9, numFailedTests: 0, success: false, testResults })).toEqual({
      passed: 9,
      failed: 1,
      stumbled: ['FAILED tests/a.test.ts\n  no such module'],
    })
  })

  it('a browser test that failed, one that passed at its second try, and none that passed at once', () => {
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

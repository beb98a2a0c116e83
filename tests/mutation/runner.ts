import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner'
import { bundleOf, FILE_NOW } from './bundle'
import type { Bundle } from './bundle'
import { PARTS } from './parts'
import type { PartName } from './parts'
import { Registry } from './registry'
import type { Registered } from './registry'

const idOf = ({ file, name }: Registered): string => `${file}#${name}`

/** Which change is made, and what has been reached: the changed code asks here. */
const state: InstrumenterContext = {}
Reflect.set(globalThis, '__stryker__', state)

/**
 * Runs the tests of a part in this process, for Stryker: everything is read and bundled once, so that of a change no more is
 * left to do than to run the tests that reach it.
 */
class InProcess implements TestRunner {
  private readonly part = PARTS[(process.env['YUSS_MUTATION'] ?? 'engine') as PartName]
  private bundle: Bundle | null = null
  private kept: readonly Registered[] | null = null

  capabilities = () => ({ reloadEnvironment: true })

  init = async (): Promise<void> => {
    this.bundle = await bundleOf(this.part)
  }

  dryRun = async (): Promise<DryRunResult> => {
    delete state.activeMutant
    const tests = await this.run(this.read('counting'), true, (test) => {
      state.currentTestId = idOf(test)
    })
    delete state.currentTestId
    const reached = state.mutantCoverage ?? { static: {}, perTest: {} }
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: this.part.handsOn ? { ...reached, perTest: handedOn(tests, reached) } : reached,
    }
  }

  mutantRun = async (options: MutantRunOptions): Promise<MutantRunResult> => {
    const { activeMutant, hitLimit, mutantActivation, testFilter, disableBail } = options
    // What a change made as a file was read must not be there for the next one.
    const isRead = mutantActivation === 'static'
    state.hitCount = 0
    if (hitLimit === undefined) delete state.hitLimit
    else state.hitLimit = hitLimit
    if (isRead) state.activeMutant = activeMutant.id
    else delete state.activeMutant
    const all = isRead || this.part.remembers || this.kept === null ? this.read('quick') : this.kept
    this.kept = isRead ? null : all
    const filter = testFilter === undefined ? null : new Set(testFilter)
    state.activeMutant = activeMutant.id
    const tests = await this.run(
      all.filter((test) => filter === null || filter.has(idOf(test))),
      disableBail,
      () => undefined,
    )
    delete state.activeMutant
    return toMutantRunResult(
      determineHitLimitReached(state.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests: [...tests] },
    )
  }

  /** The tests, with the code they test as if nobody had used it. */
  private read(how: keyof Bundle): readonly Registered[] {
    const registry = new Registry(() => String(Reflect.get(globalThis, FILE_NOW)))
    const here = createRequire(resolve('package.json'))
    const evaluate = this.bundle?.[how].runInThisContext() as (require: (id: string) => unknown) => void
    evaluate((id) => (id === 'vitest' ? registry.vitest : here(id)))
    return registry.tests
  }

  private async run(
    tests: readonly Registered[],
    toTheEnd: boolean,
    before: (test: Registered) => void,
  ): Promise<TestResult[]> {
    const results: TestResult[] = []
    for (const test of tests) {
      before(test)
      const result = await outcomeOf(test)
      results.push(result)
      if (result.status === TestStatus.Failed && !toTheEnd) break
    }
    return results
  }
}

/** What each test reached, or may have found as a test before it had left it: how often is known of what it reached. */
function handedOn(tests: readonly TestResult[], { perTest }: MutantCoverage): MutantCoverage['perTest'] {
  const before: Record<string, number> = {}
  return Object.fromEntries(
    tests.map(({ id }) => {
      const own = perTest[id] ?? {}
      const all = { ...before, ...own }
      for (const change of Object.keys(own)) before[change] = 1
      return [id, all]
    }),
  )
}

async function outcomeOf(test: Registered): Promise<TestResult> {
  const began = performance.now()
  const about = { id: idOf(test), name: test.name, fileName: resolve(test.file) }
  try {
    await test.run()
    return { ...about, status: TestStatus.Success, timeSpentMs: performance.now() - began }
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error)
    return { ...about, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - began }
  }
}

/** Stryker looks for it by this name. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)]

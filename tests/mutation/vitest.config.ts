// The tests of one part, as `npm run mutation` runs them for every change; the part is named in YUSS_MUTATION.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification, Vite } from 'vitest/node'
import base from '../../vitest.config'
import { KEPT_THREAD } from './kept-thread'
import { PARTS } from './parts'
import type { PartName } from './parts'

/** Tables before drawn examples: what fails in a table need not be searched for. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isDrawn = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('fast-check')
    const inOrder = files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))
    return [...inOrder.filter((file) => !isDrawn(file)), ...inOrder.filter(isDrawn)]
  }
}

const { tests } = PARTS[(process.env['YUSS_MUTATION'] ?? 'engine') as PartName]

/** Stryker asks for threads of Vitest's own, whatever the configuration says. */
const keptThread: Vite.Plugin = {
  name: 'kept-thread',
  configureVitest({ project }) {
    project.config.pool = KEPT_THREAD.name
    project.config.poolRunner = KEPT_THREAD
  },
}

export default defineConfig({
  ...base,
  plugins: [keptThread],
  test: {
    ...base.test,
    include: [...tests],
    // They read the code as text, which is full of changes then.
    exclude: ['tests/engine/purity.test.ts'],
    setupFiles: [...(base.test?.setupFiles ?? []), 'tests/mutation/setup.ts'],
    // The files of a run share what they import.
    isolate: false,
    sequence: { sequencer: TablesFirst },
  },
})

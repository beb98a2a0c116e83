import { defineConfig } from 'vitest/config'
import base, { COMMON } from './vitest.config'

/** The tests that `npm run mutation` asks: those of pure code, as changed code is another text and has to answer at once. */
export default defineConfig({
  ...base,
  test: {
    ...COMMON,
    // The command has made the messages, and where it runs there are no documents.
    globalSetup: [],
    include: ['tests/{engine,format,log,rulesets}/**/*.test.ts'],
    exclude: ['tests/engine/purity.test.ts'],
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    environment: 'node',
    globalSetup: ['scripts/make-messages.mjs'],
    setupFiles: ['tests/support/seed.ts'],
    // A property tries hundreds of games: how long that takes says nothing, only that it ends.
    testTimeout: 60_000,
    passWithNoTests: true,
    // Of `npm run coverage`. What no test can reach says so where it stands, with the reason.
    coverage: {
      include: ['lib/engine/**'],
      reporter: ['text'],
      thresholds: { branches: 100 },
    },
  },
})

import type { BrowserContext } from '@playwright/test'

/** Makes the device one that has kept a score: only such a one stores the app on its first visit. */
export async function keepsScore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('yuss-player', 'yes')
  })
}

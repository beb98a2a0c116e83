import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import type { ServedApp } from '../../scripts/bench/built-app'
import { ensureChromium } from '../../scripts/browsers/find-chromium'
import { keepsScore } from '../e2e/support/keeps-score'
import { median } from './median'

// Measures the time from the tap on the icon, without a server, until the first button can be pressed.

/** A page that is kept offline, with the text of the button that makes it usable. */
export interface Kept {
  readonly name: string
  readonly button: RegExp
  readonly served: ServedApp
  /** Goes from the first page to the page that is measured. */
  readonly visit: (page: Page) => Promise<void>
}

export interface Started {
  readonly name: string
  readonly slowdown: number
  /** The median of the milliseconds from the navigation until the button can be pressed. */
  readonly usable: number
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** The property of `window` with the moment at which the page became usable. */
const USABLE = 'usableAt'

export const openProfile = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...PHONE,
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** Records the moment at which a button is present and React handles its clicks. */
export async function watchFor(page: Page, button: RegExp): Promise<void> {
  await page.addInitScript(
    ([words, name]) => {
      const isThere = (element: HTMLButtonElement) =>
        new RegExp(words).test(element.textContent ?? '') &&
        !element.disabled &&
        Object.keys(element).some((key) => key.startsWith('__reactProps'))
      const look = () => {
        if ([...document.querySelectorAll('button')].some(isThere)) Reflect.set(window, name, performance.now())
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [button.source, USABLE] as const,
  )
}

export async function usableAt(page: Page): Promise<number> {
  const found = await page.waitForFunction((name) => Reflect.get(window, name) as number | undefined, USABLE)
  return Number(await found.jsonValue())
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Starts the pages alternately in a browser that was closed, several times and without their servers. */
export async function coldStarts(
  kept: readonly Kept[],
  slowdowns: readonly number[],
  times: number,
): Promise<readonly Started[]> {
  const installed = []
  for (const one of kept) installed.push({ ...one, ...(await install(one)) })
  for (const { served } of kept) served.stop()
  const found: Started[] = []
  for (const slowdown of slowdowns) {
    const taken = new Map<string, number[]>()
    for (let time = 0; time < times; time += 1) {
      for (const one of installed) {
        const usable = await startOnce(one.profile, one.address, one.button, slowdown)
        taken.set(one.name, [...(taken.get(one.name) ?? []), usable])
      }
    }
    for (const [name, values] of taken) found.push({ name, slowdown, usable: median(values) })
  }
  for (const { profile } of installed) rmSync(profile, { recursive: true, force: true })
  return found
}

async function install({
  served,
  visit,
  button,
}: Kept): Promise<{ readonly profile: string; readonly address: string }> {
  const profile = mkdtempSync(join(tmpdir(), 'yuss-perf-'))
  const context = await openProfile(profile)
  await keepsScore(context)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(served.url)
  await visit(page)
  await page.getByRole('button', { name: button }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  // Loads the page once from the service worker, as on any day after the first.
  await page.reload()
  await page.getByRole('button', { name: button }).waitFor()
  const address = page.url()
  await context.close()
  return { profile, address }
}

async function startOnce(profile: string, address: string, button: RegExp, slowdown: number): Promise<number> {
  const context = await openProfile(profile)
  const page = context.pages()[0] ?? (await context.newPage())
  await watchFor(page, button)
  await slowDown(page, slowdown)
  await page.goto(address, { waitUntil: 'commit' })
  const usable = await usableAt(page)
  await context.close()
  return usable
}

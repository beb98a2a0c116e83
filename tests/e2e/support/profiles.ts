import type { Browser, Page } from '@playwright/test'
import { expect, fetchAhead, watch } from './test'

/** Opens another phone: a browser context with the same checks as the first. Its `close` fails on complaints. */
export async function otherPhone(browser: Browser, baseURL: string | undefined) {
  const home = baseURL ?? ''
  const context = await browser.newContext({ baseURL: home })
  await fetchAhead(context, 'nothing')
  const complaints = await watch(context, home)
  const page = await context.newPage()
  return {
    page,
    close: async () => {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Returns the file that a click saves. */
export async function fileSavedBy(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  const stream = await download.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) }
}

/** Returns the text of a file that a click saves. */
export async function savedBy(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const { name, bytes } = await fileSavedBy(page, click)
  return { name, text: bytes.toString('utf8') }
}

/** Gives a file to the button that asks for one. */
export async function openFile(
  page: Page,
  label: string,
  file: { name: string; text: string | Buffer },
): Promise<void> {
  const buffer = typeof file.text === 'string' ? Buffer.from(file.text) : file.text
  await page.getByLabel(label, { exact: true }).setInputFiles({ name: file.name, mimeType: '', buffer })
}

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findChromium, findTestBrowser } from '../../scripts/browsers/find-chromium'

const folder = mkdtempSync(join(tmpdir(), 'yuss-chromium-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('the Chromium that YUSS_CHROMIUM names goes before an installed one, unless it cannot run', () => {
  const [installed, named] = [join(folder, 'chromium'), join(folder, 'named')]
  for (const path of [installed, named]) writeFileSync(path, '')
  chmodSync(installed, 0o755)
  vi.stubEnv('PATH', folder)
  vi.stubEnv('YUSS_CHROMIUM', named)
  expect([findChromium(), findTestBrowser()]).toEqual([installed, installed])
  chmodSync(named, 0o755)
  expect([findChromium(), findTestBrowser()]).toEqual([named, named])
})

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Driver } from './driver'
import { ensureChromium } from './find-chromium'
import { puppeteerDriver } from './puppeteer'
import { webkitDriver } from './webkit'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** The driver of each browser, by its name for `npm run test:browsers`. A missing browser is installed if Debian has it. */
export const DRIVERS: Readonly<Record<string, () => Driver>> = {
  chromium: () => puppeteerDriver('Chromium', ensureChromium()),
  firefox: () =>
    puppeteerDriver(
      'Firefox',
      need('Firefox', () => inPath('firefox-esr') ?? inPath('firefox')),
    ),
  webkit: () => {
    need('Xvfb', () => inPath('Xvfb'))
    return webkitDriver({
      driver: need('WebKitWebDriver', () => inPath('WebKitWebDriver')),
      browser: need('MiniBrowser', miniBrowser),
    })
  },
}

function need(name: string, find: () => string | undefined): string {
  const found = find() ?? (installed() ? find() : undefined)
  if (found === undefined)
    throw new Error(`expected ${name} on this machine. On Debian: apt-get install ${PACKAGES.join(' ')}`)
  return found
}

function inPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)
}

/** Finds the browser that WebKit's driver controls, which Debian installs among the libraries. */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((folder) => ['6.0', '4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync)
}

function installed(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.error('Installing browsers …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', ...PACKAGES)
}

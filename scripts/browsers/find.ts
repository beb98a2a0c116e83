import { existsSync, readdirSync } from 'node:fs'
import type { Driver } from './driver'
import { ensureChromium, inPath, installFromDebian } from './find-chromium'
import { puppeteerDriver } from './puppeteer'
import { webkitDriver } from './webkit'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** The driver of each browser, by its name for `npm run test:browsers`. A missing browser is installed if Debian has it. */
export const DRIVERS: Readonly<Record<string, () => Driver>> = {
  chromium: () => puppeteerDriver('Chromium', ensureChromium()),
  firefox: () =>
    puppeteerDriver(
      'Firefox',
      need('Firefox', () => inPath(['firefox-esr', 'firefox']).find(existsSync)),
    ),
  webkit: () => {
    need('Xvfb', () => inPath(['Xvfb']).find(existsSync))
    return webkitDriver({
      driver: need('WebKitWebDriver', () => inPath(['WebKitWebDriver']).find(existsSync)),
      browser: need('MiniBrowser', miniBrowser),
    })
  },
}

function need(name: string, find: () => string | undefined): string {
  const found = find() ?? (installFromDebian(PACKAGES) ? find() : undefined)
  if (found === undefined)
    throw new Error(`expected ${name} on this machine. On Debian: apt-get install ${PACKAGES.join(' ')}`)
  return found
}

/** Finds the browser that WebKit's driver controls, which Debian installs among the libraries. */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((folder) => ['6.0', '4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync)
}

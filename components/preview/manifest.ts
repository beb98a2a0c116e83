import type { MetadataRoute } from 'next'
import { PAGE_BACKGROUND } from '@/components/ui/paper'
import * as words from '@/lib/messages/compiled/app/manifest'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'
import { BASE_PATH } from '../addresses/base-path'

/** Returns the manifest for installing the app. Its addresses have no language: each opens in that of the device. */
export function manifestOf(): MetadataRoute.Manifest {
  return {
    name: appName,
    short_name: appName,
    description: appAbout,
    lang: 'en',
    id: `${BASE_PATH}/`,
    start_url: `${BASE_PATH}/`,
    scope: `${BASE_PATH}/`,
    display: 'standalone',
    background_color: PAGE_BACKGROUND.light,
    theme_color: PAGE_BACKGROUND.light,
    categories: ['games', 'utilities'],
    shortcuts: [
      { name: words.shortcutContinue, short_name: words.shortcutContinueShort, url: `./game/` },
      { name: words.shortcutNew, url: `./new/` },
      { name: words.shortcutRules, short_name: words.shortcutRulesShort, url: `./rules/` },
    ],
    screenshots: [
      {
        src: `./screenshots/sheet.png`,
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: words.screenshotSheet,
      },
      {
        src: `./screenshots/hand.png`,
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: words.screenshotHand,
      },
      {
        src: `./screenshots/table.png`,
        sizes: '1266x585',
        type: 'image/png',
        form_factor: 'wide',
        label: words.screenshotTable,
      },
    ],
    file_handlers: [{ action: `./share/`, accept: { 'application/vnd.yuss+json': ['.yuss'] } }],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      { src: `./icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `./icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `./icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `./icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

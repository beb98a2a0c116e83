import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { PAPER } from '@/components/ui/paper'
import {
  screenshotHand,
  screenshotSheet,
  screenshotTable,
  shortcutContinue,
  shortcutContinueShort,
  shortcutNew,
  shortcutRules,
  shortcutRulesShort,
} from '@/lib/messages/compiled/app/manifest'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'

export const dynamic = 'force-static'

/** What a phone is told when it installs the app. Only the id is read from the root of the host: it carries the path. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: appName,
    short_name: appName,
    description: appAbout,
    lang: 'en',
    id: `${BASE_PATH}/`,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ['games', 'utilities'],
    shortcuts: [
      { name: shortcutContinue, short_name: shortcutContinueShort, url: './game/' },
      { name: shortcutNew, url: './new/' },
      { name: shortcutRules, short_name: shortcutRulesShort, url: './rules/' },
    ],
    screenshots: [
      {
        src: 'screenshots/sheet.png',
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: screenshotSheet,
      },
      {
        src: 'screenshots/hand.png',
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: screenshotHand,
      },
      {
        src: 'screenshots/table.png',
        sizes: '1266x585',
        type: 'image/png',
        form_factor: 'wide',
        label: screenshotTable,
      },
    ],
    file_handlers: [{ action: './share/', accept: { 'application/vnd.yuss+json': ['.yuss'] } }],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

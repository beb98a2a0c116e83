import type { MetadataRoute } from 'next'
import { PAGE_BACKGROUND } from '@/components/ui/paper'
import type * as shortcuts from '@/lib/messages/compiled/app/manifest'
import { BASE_PATH } from '../addresses/base-path'

type ManifestWords = Readonly<Record<keyof typeof shortcuts | 'appName' | 'appAbout', string>>

/**
 * Returns the manifest for installing the app; `up` is the path from the manifest to the first page. Only the id is resolved from
 * the root of the host, so it includes the base path.
 */
export function manifestOf(words: ManifestWords, up: './' | '../'): MetadataRoute.Manifest {
  return {
    name: words.appName,
    short_name: words.appName,
    description: words.appAbout,
    lang: 'en',
    id: `${BASE_PATH}/`,
    start_url: up,
    scope: up,
    display: 'standalone',
    background_color: PAGE_BACKGROUND.light,
    theme_color: PAGE_BACKGROUND.light,
    categories: ['games', 'utilities'],
    shortcuts: [
      { name: words.shortcutContinue, short_name: words.shortcutContinueShort, url: `${up}game/` },
      { name: words.shortcutNew, url: `${up}new/` },
      { name: words.shortcutRules, short_name: words.shortcutRulesShort, url: `${up}rules/` },
    ],
    screenshots: [
      {
        src: `${up}screenshots/sheet.png`,
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: words.screenshotSheet,
      },
      {
        src: `${up}screenshots/hand.png`,
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: words.screenshotHand,
      },
      {
        src: `${up}screenshots/table.png`,
        sizes: '1266x585',
        type: 'image/png',
        form_factor: 'wide',
        label: words.screenshotTable,
      },
    ],
    file_handlers: [{ action: `${up}share/`, accept: { 'application/vnd.yuss+json': ['.yuss'] } }],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      { src: `${up}icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${up}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${up}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${up}icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { PAPER } from '@/components/ui/paper'
import { APP_ABOUT } from '@/lib/text/en/screens/pages'

export const dynamic = 'force-static'

/** What a phone is told when it installs the app. Only the id is read from the root of the host: it carries the path. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Yuss',
    short_name: 'Yuss',
    description: APP_ABOUT,
    lang: 'en',
    id: `${BASE_PATH}/`,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ['games', 'utilities'],
    shortcuts: [
      { name: 'Continue the game', short_name: 'Continue', url: './game/' },
      { name: 'New game', url: './new/' },
      { name: 'Look up a rule', short_name: 'Rules', url: './rules/' },
    ],
    screenshots: [
      {
        src: 'screenshots/sheet.png',
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'The sheet of a game',
      },
      {
        src: 'screenshots/hand.png',
        sizes: '585x1266',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'A hand being recorded',
      },
      {
        src: 'screenshots/table.png',
        sizes: '1266x585',
        type: 'image/png',
        form_factor: 'wide',
        label: 'The score for the whole table, on a phone on its side',
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

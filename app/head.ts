import type { Metadata, Viewport } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { SITE } from '@/components/preview/site'
import { PAGE_BACKGROUND } from '@/components/ui/paper'

/** Metadata of every page. */
export const sharedMetadata: Metadata = {
  ...(SITE === '' ? {} : { metadataBase: new URL(`${SITE}${BASE_PATH}/`) }),
  // The drawing is not `app/icon.svg`, because the manifest names it too, and the icons made from it are in the same folder
  // (scripts/pictures/icons.ts).
  icons: {
    icon: [
      { url: `${BASE_PATH}/icons/icon.svg`, type: 'image/svg+xml' },
      { url: `${BASE_PATH}/icons/icon-192.png`, type: 'image/png', sizes: '192x192' },
    ],
    apple: `${BASE_PATH}/icons/apple-touch-icon.png`,
  },
  formatDetection: { telephone: false, date: false, address: false, email: false },
  referrer: 'no-referrer',
}

export const sharedViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAGE_BACKGROUND.light },
    { media: '(prefers-color-scheme: dark)', color: PAGE_BACKGROUND.dark },
  ],
}

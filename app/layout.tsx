import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { BASE_PATH } from '@/components/addresses/base-path'
import { Offline } from '@/components/offline/offline'
import { OldBrowser } from '@/components/offline/old-browser'
import { SITE } from '@/components/preview/site'
import { ApplySettings } from '@/components/settings/apply-settings'
import { Spoken } from '@/components/settings/spoken'
import { StorageWatch } from '@/components/storage/storage-watch'
import { HistorySteps } from '@/components/ui/history-steps'
import { PAPER } from '@/components/ui/paper'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import './globals.css'

const numerals = localFont({
  src: './fonts/numerals.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-numerals',
})

/** Fetched where a heading is shown: nobody waits for it, and no heading is set anew, in other lines, once it has come. */
const headings = localFont({
  src: './fonts/headings.woff2',
  weight: '600',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  variable: '--font-headings',
})

export const metadata: Metadata = {
  ...(SITE === '' ? {} : { metadataBase: new URL(`${SITE}${BASE_PATH}/`) }),
  title: { default: appName, template: tabTitle({ title: '%s' }) },
  description: appAbout,
  applicationName: appName,
  // Not `app/icon.svg`: the manifest names the same drawing, and those made of it lie beside it (scripts/icons.mjs).
  icons: {
    icon: [
      { url: `${BASE_PATH}/icons/icon.svg`, type: 'image/svg+xml' },
      { url: `${BASE_PATH}/icons/icon-192.png`, type: 'image/png', sizes: '192x192' },
    ],
    apple: `${BASE_PATH}/icons/apple-touch-icon.png`,
  },
  appleWebApp: { capable: true, title: appName, statusBarStyle: 'default' },
  formatDetection: { telephone: false, date: false, address: false, email: false },
  referrer: 'no-referrer',
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER.light },
    { media: '(prefers-color-scheme: dark)', color: PAPER.dark },
  ],
}

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning className={`${numerals.variable} ${headings.variable}`}>
      <body>
        <Spoken>
          <OldBrowser />
          <ApplySettings />
          <Offline />
          <StorageWatch />
          <HistorySteps />
          {children}
        </Spoken>
      </body>
    </html>
  )
}

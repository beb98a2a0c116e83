import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { OfflineKeeper } from '@/components/offline/offline'
import { OldBrowser } from '@/components/offline/old-browser'
import { ApplySettings } from '@/components/settings/apply-settings'
import { InLanguage } from '@/components/settings/in-language'
import { StorageWatch } from '@/components/storage/storage-watch'
import { AbovePage } from '@/components/ui/above-page'
import { HistorySteps } from '@/components/ui/history-steps'
import { needsJavascript, tooOld } from '@/lib/messages/compiled/app/old-browser'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { sharedMetadata, sharedViewport } from '../head'
import '../globals.css'

const numerals = localFont({
  src: '../fonts/numerals.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-numerals',
})

export const metadata: Metadata = {
  ...sharedMetadata,
  title: { default: appName, template: tabTitle({ title: '%s' }) },
  description: appAbout,
  applicationName: appName,
  appleWebApp: { capable: true, title: appName, statusBarStyle: 'default' },
}

export const viewport = sharedViewport

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning className={numerals.variable}>
      <body>
        <OldBrowser language="en" words={{ tooOld, needsJavascript }} />
        <InLanguage>
          <ApplySettings />
          <AbovePage>
            <OfflineKeeper />
            <StorageWatch />
          </AbovePage>
          <HistorySteps />
          {children}
        </InLanguage>
      </body>
    </html>
  )
}

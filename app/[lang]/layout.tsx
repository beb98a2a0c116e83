import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { OfflineKeeper } from '@/components/offline/offline'
import { OldBrowser } from '@/components/offline/old-browser'
import { ApplySettings } from '@/components/settings/apply-settings'
import { LanguageFound } from '@/components/settings/language-found'
import { StorageWatch } from '@/components/storage/storage-watch'
import { AbovePage } from '@/components/ui/above-page'
import { HistorySteps } from '@/components/ui/history-steps'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { OFFERED } from '@/lib/messages/offered'
import { sharedMetadata, sharedViewport } from '../head'
import '../globals.css'

export const dynamicParams = false
/** A build has the pages of one language. */
export const generateStaticParams = () => [{ lang: LANGUAGE }]

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
    <html lang={LANGUAGE} dir={OFFERED[LANGUAGE]?.dir} suppressHydrationWarning className={numerals.variable}>
      <body>
        <OldBrowser />
        <ApplySettings />
        <AbovePage>
          <OfflineKeeper />
          <StorageWatch />
          <LanguageFound />
        </AbovePage>
        <HistorySteps />
        {children}
      </body>
    </html>
  )
}

import type { ReactNode } from 'react'
import { OldBrowser } from '@/components/offline/old-browser'
import { directionOf, SITE_LANGUAGES, siteWords } from '@/components/preview/site-words'
import { sharedMetadata, sharedViewport } from '../../head'
import '../../globals.css'

export const metadata = sharedMetadata
export const viewport = sharedViewport
export const dynamicParams = false

export const generateStaticParams = () => SITE_LANGUAGES.map((lang) => ({ lang }))

interface LayoutProps {
  readonly params: Promise<{ readonly lang: string }>
  readonly children: ReactNode
}

/**
 * The layout of the site, for people who look for the app, or for the rules of a game, in their language. The site is not part of
 * the app, and no device stores it for use offline.
 */
export default async function SiteLayout({ params, children }: LayoutProps) {
  const { lang } = await params
  return (
    <html lang={lang} dir={directionOf(lang)} suppressHydrationWarning>
      <body>
        <OldBrowser language={lang} words={await siteWords(lang)} />
        {children}
      </body>
    </html>
  )
}

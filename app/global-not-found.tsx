import type { Metadata } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { directionOf, SITE_LANGUAGES, siteWords } from '@/components/preview/site-words'
import { pageNowhere } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { sharedMetadata, sharedViewport } from './head'
import './globals.css'

export const metadata: Metadata = {
  ...sharedMetadata,
  title: tabTitle({ title: pageNowhere }),
  applicationName: appName,
}
export const viewport = sharedViewport

/** The page for an unknown address, in every language, because such an address does not tell which one its reader wants. */
export default async function NotFoundPage() {
  const each = await Promise.all(SITE_LANGUAGES.map(async (lang) => ({ lang, ...(await siteWords(lang)) })))
  return (
    <html lang="mul" suppressHydrationWarning>
      <body>
        <main className="safe mx-auto max-w-xl px-5">
          {each.map((words, index) => {
            const Heading = index === 0 ? 'h1' : 'h2'
            return (
              <section
                key={words.lang}
                lang={words.lang}
                dir={directionOf(words.lang)}
                className="border-b border-rule py-8"
              >
                <Heading className="text-3xl leading-tight heading">{words.noSuchPage}</Heading>
                <p className="mt-2 text-lg text-soft">{words.noSuchPageAbout}</p>
                <a
                  href={`${BASE_PATH}/`}
                  className="mt-6 inline-flex min-h-12 items-center rounded-xl bg-felt px-5 text-lg font-semibold text-felt-ink"
                >
                  {words.homeLink}
                </a>
              </section>
            )
          })}
        </main>
      </body>
    </html>
  )
}

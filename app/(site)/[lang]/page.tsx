import type { Metadata } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { landingMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { OFFERED } from '@/lib/messages/offered'

interface PageProps {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params
  return landingMetadata(lang, await siteWords(lang))
}

/** Tells what the app does, and leads to its start, which is then read in this language (scripts/build/boot.js). */
export default async function LandingPage({ params }: PageProps) {
  const { lang } = await params
  const words = await siteWords(lang)
  const promises = [words.landingScores, words.landingSettles, words.landingRemembers, words.landingStays]
  return (
    <main className="safe mx-auto max-w-2xl px-5 py-8">
      <h1 className="text-3xl heading">{words.appName}</h1>
      <p className="pt-2 text-xl">{words.appAbout}</p>
      <ul className="py-5 text-lg">
        {promises.map((promise) => (
          <li key={promise} className="border-b border-rule py-3">
            {promise}
          </li>
        ))}
      </ul>
      <p>
        <a
          className="inline-flex min-h-13 items-center rounded-md bg-felt px-5 text-lg font-semibold text-felt-ink"
          href={`${BASE_PATH}/#in=${lang}`}
        >
          {words.landingOpen}
        </a>
      </p>
      {OFFERED[lang]?.draft === true ? <p className="pt-5 text-base text-soft">{words.landingDraft}</p> : null}
    </main>
  )
}

import type { Metadata } from 'next'
import { inAppHref } from '@/components/addresses/site-address'
import { siteMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { OpenButton } from '@/components/site/open-button'
import { SiteFrame } from '@/components/site/site-frame'
import { OFFERED } from '@/lib/messages/offered'

interface PageProps {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params
  const { pageStart: title, appAbout: about } = await siteWords(lang)
  return siteMetadata(lang, '', { title, about })
}

/** The page about the app. It links to the start of the app, which then opens in this language (scripts/build/boot.js). */
export default async function LandingPage({ params }: PageProps) {
  const { lang } = await params
  const words = await siteWords(lang)
  const promises = [words.landingScores, words.landingSettles, words.landingRemembers, words.landingStays]
  return (
    <SiteFrame language={lang} path="" words={words}>
      <h1 className="pt-3 text-3xl heading">{words.appName}</h1>
      <p className="max-w-2xl pt-2 text-xl">{words.appAbout}</p>
      <ul className="max-w-2xl py-5 text-lg">
        {promises.map((promise) => (
          <li key={promise} className="border-b border-rule py-3">
            {promise}
          </li>
        ))}
      </ul>
      <p>
        <OpenButton href={inAppHref(lang, '/')}>{words.landingOpen}</OpenButton>
      </p>
      {OFFERED[lang]?.draft === true ? <p className="pt-5 text-base text-soft">{words.landingDraft}</p> : null}
    </SiteFrame>
  )
}

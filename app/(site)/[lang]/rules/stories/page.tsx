import type { Metadata } from 'next'
import { siteMetadata } from '@/components/preview/page-metadata'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { siteWords } from '@/components/preview/site-words'
import { Stories } from '@/components/rules/stories'
import { storiesPageText } from '@/components/site/lookup-text'
import { PageHead } from '@/components/site/page-head'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'rules/stories/', await saidIn(lang, SITE_KINDS['rules/stories/']))
}

export default async function StoriesOfGamesPage({ params }: Props) {
  const { lang } = await params
  const { head, intro, stories } = await saidIn(lang, storiesPageText)
  return (
    <SiteFrame language={lang} path="rules/stories/" words={await siteWords(lang)}>
      <PageHead text={head} />
      <div className="max-w-2xl">
        <p className="text-lg text-soft">{intro}</p>
        <Stories text={stories} link="a" />
      </div>
    </SiteFrame>
  )
}

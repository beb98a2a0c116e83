import type { Metadata } from 'next'
import { GuideBody } from '@/components/guide/guide-body'
import { guideIn } from '@/components/guide/guide-in'
import { siteMetadata } from '@/components/preview/page-metadata'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { siteWords } from '@/components/preview/site-words'
import { guidePageText } from '@/components/site/lookup-text'
import { PageHead } from '@/components/site/page-head'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'guide/', await saidIn(lang, SITE_KINDS['guide/']))
}

export default async function GuideOfYussPage({ params }: Props) {
  const { lang } = await params
  const { head, onThisPage } = await saidIn(lang, guidePageText)
  return (
    <SiteFrame language={lang} path="guide/" words={await siteWords(lang)}>
      <PageHead text={head} />
      <GuideBody guide={await guideIn(lang)} onThisPage={onThisPage} />
    </SiteFrame>
  )
}

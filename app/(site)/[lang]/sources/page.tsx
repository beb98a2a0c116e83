import type { Metadata } from 'next'
import { siteMetadata } from '@/components/preview/page-metadata'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { siteWords } from '@/components/preview/site-words'
import { Sources } from '@/components/rules/sources'
import { PlainLink } from '@/components/site/documents-part'
import { sourcesPageText } from '@/components/site/lookup-text'
import { PageHead } from '@/components/site/page-head'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'sources/', await saidIn(lang, SITE_KINDS['sources/']))
}

export default async function SourcesOfRulesPage({ params }: Props) {
  const { lang } = await params
  const { head, sources } = await saidIn(lang, sourcesPageText)
  return (
    <SiteFrame language={lang} path="sources/" words={await siteWords(lang)}>
      <PageHead text={head} />
      <Sources text={sources} outside={PlainLink} />
    </SiteFrame>
  )
}

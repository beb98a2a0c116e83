import type { Metadata } from 'next'
import { siteMetadata } from '@/components/preview/page-metadata'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { siteWords } from '@/components/preview/site-words'
import { TermEntry } from '@/components/rules/term-entry'
import { glossaryPageText } from '@/components/site/lookup-text'
import { PageHead } from '@/components/site/page-head'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'rules/terms/', await saidIn(lang, SITE_KINDS['rules/terms/']))
}

export default async function GlossaryPage({ params }: Props) {
  const { lang } = await params
  const { head, intro, terms } = await saidIn(lang, glossaryPageText)
  return (
    <SiteFrame language={lang} path="rules/terms/" words={await siteWords(lang)}>
      <PageHead text={head} />
      <p className="max-w-2xl text-lg text-soft">{intro}</p>
      <dl className="mt-5 gap-x-12 border-t border-rule spread:columns-2">
        {terms.map((term) => (
          <TermEntry key={term.id} term={term} link="a" />
        ))}
      </dl>
    </SiteFrame>
  )
}

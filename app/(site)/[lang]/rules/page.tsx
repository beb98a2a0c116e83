import type { Metadata } from 'next'
import { siteMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { QuestionsPage } from '@/components/site/questions-page'
import { questionsText } from '@/components/site/questions-text'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'rules/', await saidIn(lang, questionsText))
}

export default async function AllQuestionsPage({ params }: Props) {
  const { lang } = await params
  return (
    <SiteFrame language={lang} path="rules/" words={await siteWords(lang)}>
      <QuestionsPage text={await saidIn(lang, questionsText)} />
    </SiteFrame>
  )
}

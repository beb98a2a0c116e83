import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { SiteQuestionPage } from '@/components/site/question-page'
import { questionText } from '@/components/site/question-text'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'

export const generateStaticParams = () => QUESTION_IDS.map((question) => ({ question }))

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly question: string }>
}

async function questionIn({ params }: Props) {
  const { lang, question } = await params
  const id = QUESTION_IDS.find((one) => one === question) ?? notFound()
  return { lang, path: `rules/${id}/`, text: await saidIn(lang, () => questionText(id)) } as const
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, path, text } = await questionIn(props)
  return siteMetadata(lang, path, text)
}

export default async function QuestionOfRulesPage(props: Props) {
  const { lang, path, text } = await questionIn(props)
  return (
    <SiteFrame language={lang} path={path} words={await siteWords(lang)}>
      <SiteQuestionPage text={text} />
    </SiteFrame>
  )
}

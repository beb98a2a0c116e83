import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { metadataOf } from '@/components/preview/page-metadata'
import { QuestionPage } from '@/components/rules/question-page'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { questionAbout } from '@/lib/text/screens/question-about'

export const dynamicParams = false
export const generateStaticParams = () => QUESTION_IDS.map((question) => ({ question }))

interface Props {
  readonly params: Promise<{ readonly question: string }>
}

async function questionIn({ params }: Props): Promise<QuestionId> {
  const { question } = await params
  return QUESTION_IDS.find((id) => id === question) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const id = await questionIn(props)
  return metadataOf({ path: `/rules/${id}/`, title: ask[id], about: questionAbout(questionById(id)) })
}

export default async function QuestionOfRulesPage(props: Props) {
  return <QuestionPage id={await questionIn(props)} />
}

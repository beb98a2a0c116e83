import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { questionMetadata } from '@/components/preview/page-metadata'
import { InLanguage } from '@/components/rules/in-language'
import { QuestionPage } from '@/components/rules/question-page'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'

interface Props {
  readonly params: Promise<{ readonly question: string }>
}

export const dynamicParams = false

export const generateStaticParams = () => QUESTION_IDS.map((question) => ({ question }))

async function idIn({ params }: Props): Promise<QuestionId> {
  const { question } = await params
  return QUESTION_IDS.find((id) => id === question) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return questionMetadata(await idIn(props))
}

export default async function RulesQuestionPage(props: Props) {
  const id = await idIn(props)
  return (
    <InLanguage page={{ question: id }}>
      <QuestionPage id={id} />
    </InLanguage>
  )
}

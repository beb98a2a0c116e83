import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { GamePage } from '@/components/site/game-page'
import { gameText } from '@/components/site/game-text'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'
import { isRuleSetId, RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'

export const generateStaticParams = () => RULE_SET_IDS.map((game) => ({ game }))

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly game: string }>
}

async function gameIn({ params }: Props) {
  const { lang, game } = await params
  return isRuleSetId(game) ? { lang, game, text: await saidIn(lang, () => gameText(game)) } : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, game, text } = await gameIn(props)
  return siteMetadata(lang, `games/${game}/`, text)
}

export default async function RulesOfGamePage(props: Props) {
  const { lang, game, text } = await gameIn(props)
  return (
    <SiteFrame language={lang} path={`games/${game}/`} words={await siteWords(lang)}>
      <GamePage id={game} language={lang} text={text} />
    </SiteFrame>
  )
}

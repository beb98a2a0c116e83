import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { metadataOf } from '@/components/preview/page-metadata'
import { GamePage } from '@/components/site/game-page'
import { gameText } from '@/components/site/game-text'
import { SiteFrame } from '@/components/site/site-frame'
import { isRuleSetId, RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'

export const dynamicParams = false
export const generateStaticParams = () => RULE_SET_IDS.map((game) => ({ game }))

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

async function gameIn({ params }: Props): Promise<RuleSetId> {
  const { game } = await params
  return isRuleSetId(game) ? game : notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const game = await gameIn(props)
  return metadataOf({ path: `/games/${game}/`, ...gameText(game) })
}

export default async function RulesOfGamePage(props: Props) {
  const game = await gameIn(props)
  return (
    <SiteFrame path={`/games/${game}/`}>
      <GamePage id={game} text={gameText(game)} />
    </SiteFrame>
  )
}

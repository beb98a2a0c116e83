import type { Metadata } from 'next'
import { siteMetadata } from '@/components/preview/page-metadata'
import { siteWords } from '@/components/preview/site-words'
import { GamesPage } from '@/components/site/games-page'
import { gamesText } from '@/components/site/games-text'
import { SiteFrame } from '@/components/site/site-frame'
import { saidIn } from '@/lib/messages/said-in'

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params
  return siteMetadata(lang, 'games/', await saidIn(lang, gamesText))
}

export default async function AllGamesPage({ params }: Props) {
  const { lang } = await params
  return (
    <SiteFrame language={lang} path="games/" words={await siteWords(lang)}>
      <GamesPage text={await saidIn(lang, gamesText)} />
    </SiteFrame>
  )
}

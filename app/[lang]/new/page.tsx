import { NewGameScreen } from '@/components/new-game/new-game-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/new/')

export default function NewGamePage() {
  return <NewGameScreen />
}

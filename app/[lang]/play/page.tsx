import { HomeScreen } from '@/components/home/home-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/play/')

export default function HomePage() {
  return <HomeScreen />
}

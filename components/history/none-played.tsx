import { Spade } from 'lucide'
import { Empty } from '@/components/ui/empty'
import { ActionLink } from '@/components/ui/links'
import { nonePlayedYet, whatIsKept } from '@/lib/messages/compiled/app/history'
import { newGame } from '@/lib/messages/compiled/table/common'

/** In the place of the games before the first. */
export const NonePlayed = () => (
  <Empty icon={Spade} title={nonePlayedYet} about={whatIsKept}>
    <ActionLink href="/new/">{newGame}</ActionLink>
  </Empty>
)

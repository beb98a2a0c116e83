import { Spade } from 'lucide'
import { Empty } from '@/components/ui/empty'
import { ActionLink } from '@/components/ui/links'
import { nonePlayedYet, whatIsKept } from '@/lib/messages/compiled/app/history'
import { newGame } from '@/lib/messages/compiled/table/common'

/** The notice in place of the list before the first game. */
export const NonePlayed = () => (
  <Empty icon={Spade} title={nonePlayedYet} about={whatIsKept}>
    <ActionLink href="/new/">{newGame}</ActionLink>
  </Empty>
)

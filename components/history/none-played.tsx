import { Spade } from 'lucide'
import { Empty } from '@/components/ui/empty'
import { ActionLink } from '@/components/ui/links'
import { NONE_PLAYED_YET, START_ONE, WHAT_IS_KEPT } from '@/lib/text/en/screens/history'

/** In the place of the games before the first. */
export const NonePlayed = () => (
  <Empty icon={Spade} title={NONE_PLAYED_YET} about={WHAT_IS_KEPT}>
    <ActionLink href="/new/">{START_ONE}</ActionLink>
  </Empty>
)

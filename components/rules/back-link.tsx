import { BackKey } from '@/components/ui/screen-head'
import { sheetLink } from '@/lib/messages/compiled/table/shared'
import { sheetHref, withGame } from '../addresses/rule-address'
import { useAddress } from '../addresses/use-address'

/** The target of a page's Back arrow. */
export interface Back {
  readonly href: '/' | '/rules/'
  readonly label: string
}

/** The Back arrow of a page. If the lookup was opened from a game, it leads to the sheet of that game instead of the start. */
export function BackLink({ href, label }: Back) {
  const game = useAddress('game')
  const toSheet = game !== null && href === '/'
  return (
    <BackKey
      href={toSheet ? sheetHref(game) : withGame(href, game)}
      prefetch={false}
      label={toSheet ? sheetLink : label}
    />
  )
}

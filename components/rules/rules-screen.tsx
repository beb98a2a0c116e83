import type { ReactNode } from 'react'
import { HOME } from '@/components/addresses/screen-path'
import { BackKey, ScreenHead } from '@/components/ui/screen-head'
import { sheetLink } from '@/lib/messages/compiled/table/shared'
import { sheetHref, withGame } from '../addresses/rule-address'
import { useAddress } from '../addresses/use-address'
import { RuleSearch } from './rule-search'

/** The target of a page's Back arrow. */
interface Back {
  readonly href: typeof HOME | '/rules/'
  readonly label: string
}

interface RulesScreenProps {
  readonly title: string
  readonly back: Back
  /** The position of this page in the lookup. */
  readonly aside?: string
  readonly children: ReactNode
}

/** The frame of a lookup page: the Back arrow, the title, the search field, and the content. */
export function RulesScreen({ title, back, aside, children }: RulesScreenProps) {
  return (
    <div className="safe mx-auto flex min-h-dvh max-w-2xl flex-col">
      <ScreenHead
        lead={<BackLink {...back} />}
        title={title}
        aside={aside === undefined ? null : <p className="text-base text-soft">{aside}</p>}
      />
      <main className="flex-1 px-4 pb-10">
        <RuleSearch>{children}</RuleSearch>
      </main>
    </div>
  )
}

/** The Back arrow of a page. If the lookup was opened from a game, it leads to the sheet of that game instead of the start. */
function BackLink({ href, label }: Back) {
  const game = useAddress('game')
  const toSheet = game !== null && href === HOME
  return (
    <BackKey
      href={toSheet ? sheetHref(game) : withGame(href, game)}

      label={toSheet ? sheetLink : label}
    />
  )
}

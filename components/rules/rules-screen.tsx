import type { ReactNode } from 'react'
import { ScreenHead } from '@/components/ui/screen-head'
import { BackLink, type Back } from './back-link'
import { RuleSearch } from './rule-search'

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

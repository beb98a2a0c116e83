import Link from 'next/link'
import type { Elements } from '@/components/ui/elements'
import { Fold } from '@/components/ui/fold'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { sidesOf } from '@/lib/engine/table/seats'
import { partRareRules } from '@/lib/messages/compiled/app/parts'
import {
  alreadyStarted,
  anotherGame,
  customRules,
  customRulesAside,
  enterTotals,
  seriesTitle,
  variantsTitle,
  whoDealsFirst,
  whoDealsNext,
  whoPlays,
} from '@/lib/messages/compiled/app/setup'
import { sideAndFigure } from '@/lib/messages/compiled/app/shared'
import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import { variantsOf } from '@/lib/rulesets/variants/variants'
import { optionLine } from '@/lib/text/options/values'
import { withThatGoes } from '@/lib/text/screens/setup'
import type { Table } from '@/lib/text/table'
import { sideHeading, tableOf } from '@/lib/text/terms/names'
import { houseName } from '@/lib/text/terms/rule-set-names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { DealerChoice } from './dealer-choice'
import { ForgetRules } from './forget-rules'
import { GameCard } from './game-card'
import { NameFields } from './name-fields'
import { finalNames } from './names'
import { emptyPaper, isBlank, type Paper } from './paper'
import { PaperFields } from './paper-fields'
import { SeriesChoiceRow } from './series-choice'
import type { Setup } from './setup'
import { variantsAside, VariantRows } from './variant-rows'

const OtherRules = lazyPart(
  () => import('./other-rules').then((part) => part.OtherRules),
  () => partRareRules,
)

interface SetupFormProps {
  readonly setup: Setup
  readonly onSetup: (changes: Partial<Setup>) => void
  readonly remembered: readonly string[]
  /** The house rules the table chose, where it chose any. */
  readonly house: { readonly id: string; readonly name: string } | null
}

/** All that is settled before the first hand, filled in already: from the chosen game down to the last rule of the house. */
export function SetupForm({ setup, onSetup, remembered, house }: SetupFormProps) {
  const { agreement, dealer, bestOf, paper } = setup
  const agreed = agree(agreement)
  const { rules } = agreed
  const table = tableOf(rules, finalNames(rules, setup.names), vocabularyFor(agreement.base, 'own'))
  const hasBegun = !isBlank(paper)
  const onAgreement = (next: Agreement) => onSetup({ agreement: next })
  return (
    <>
      <ChosenGame base={agreement.base} house={house} />
      {variantsOf(agreement.base).length === 0 ? null : (
        <div className="pt-4">
          <Fold title={variantsTitle} aside={variantsAside(agreement)}>
            <VariantRows agreement={agreement} onAgreement={onAgreement} />
          </Fold>
        </div>
      )}
      <Part title={whoPlays}>
        <NameFields
          rules={rules}
          names={setup.names}
          remembered={remembered}
          onNames={(written) => onSetup({ names: written })}
        />
      </Part>
      <Part title={hasBegun ? whoDealsNext : whoDealsFirst}>
        <DealerChoice
          base={agreement.base}
          rules={rules}
          names={table.names}
          dealer={dealer}
          onDealer={(seat) => onSetup({ dealer: seat })}
          hasBegun={hasBegun}
        />
      </Part>
      <Part title={seriesTitle}>
        <SeriesChoiceRow bestOf={bestOf} onBestOf={(length) => onSetup({ bestOf: length })} />
      </Part>
      <div className="pt-6">
        <Fold title={alreadyStarted} aside={paperAside(table, paper)}>
          <PaperFields
            table={table}
            paper={paper ?? emptyPaper(rules)}
            onPaper={(figures) => onSetup({ paper: figures })}
          />
        </Fold>
        <Fold title={customRules} aside={customRulesAside}>
          <OtherRules agreement={agreement} onAgreement={onAgreement} />
        </Fold>
      </div>
      {agreed.followed.length === 0 ? null : (
        <Notice tone="word" className="mt-4">
          {withThatGoes(agreed.followed.map((option) => optionLine(option, rules[option])))}
        </Notice>
      )}
    </>
  )
}

/** What is played, and the way to play something else. */
function ChosenGame({ base, house }: Pick<SetupFormProps, 'house'> & { readonly base: Agreement['base'] }) {
  return (
    <div className="rounded-xl border-2 border-ink bg-card px-4 pt-4 panes:pb-4">
      {house === null ? null : <p className="pb-2 text-xl font-semibold">{houseName(house.name)}</p>}
      <GameCard id={base} />
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        {house === null ? null : <ForgetRules id={house.id} name={houseName(house.name)} />}
        <Link href="/new" className="link text-base panes:hidden">
          {anotherGame}
        </Link>
      </div>
    </div>
  )
}

function paperAside(table: Table, paper: Paper | null): string {
  if (paper === null || isBlank(paper)) return enterTotals
  return sidesOf(table.rules)
    .map((side) => sideAndFigure({ name: sideHeading(table, side), figure: paper.totals[side] || 0 }))
    .join(' · ')
}

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className="pt-6">
      <h2 className="pb-2 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

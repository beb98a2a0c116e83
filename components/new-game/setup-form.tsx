import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListRow } from '@/components/ui/list-row'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { sidesOf } from '@/lib/engine/table/seats'
import { morePeople, morePeopleNone, peopleCount } from '@/lib/messages/compiled/app/evening'
import { partEvening, partRareRules } from '@/lib/messages/compiled/app/parts'
import { alreadyStarted, bestOfLabel, gameRulesRow, rulesAside } from '@/lib/messages/compiled/app/setup'
import { sideAndFigure } from '@/lib/messages/compiled/app/shared'
import { agree } from '@/lib/rulesets/variants/agree'
import { seriesLabel } from '@/lib/text/history/series-standing'
import { optionName } from '@/lib/text/options/names'
import type { Table } from '@/lib/text/table'
import { sideHeading, tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { changedCount } from './changed'
import { NameFields } from './name-fields'
import { finalNames } from './names'
import { emptyPaper, isBlankPaper, type Paper } from './paper'
import { PaperFields } from './paper-fields'
import { SERIES_LENGTHS, type SeriesLength, type Setup } from './setup'
import { TargetChoice } from './target-choice'

const RulesDialog = lazyPart(
  () => import('./rules-dialog').then((part) => part.RulesDialog),
  () => partRareRules,
)

const MorePeople = lazyPart(
  () => import('@/components/new-game/more-people').then((part) => part.MorePeople),
  () => partEvening,
  {
    frame: ({ onClose }, notice) => (
      <Dialog title={morePeople} onClose={onClose}>
        {notice}
      </Dialog>
    ),
  },
)

interface SetupFormProps {
  readonly setup: Setup
  readonly onSetup: (changes: Partial<Setup>) => void
  readonly remembered: readonly string[]
}

/** The form of everything that is settled before the first hand, already filled in: seats, dealer, length and rules. */
export function SetupForm({ setup, onSetup, remembered }: SetupFormProps) {
  const { agreement, paper } = setup
  const [opened, setOpened] = useState<'rules' | 'target' | 'people' | 'paper' | null>(null)
  const { rules } = agree(agreement)
  const table = tableOf(rules, finalNames(rules, setup.names), vocabularyFor(agreement.base, 'usual'))
  const onAgreement = (next: Setup['agreement']) => onSetup({ agreement: next })
  const changed = changedCount(agreement)
  const close = () => setOpened(null)
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2 wide:gap-x-8 spread:grid-cols-2 spread:gap-x-12">
      <NameFields
        rules={rules}
        names={setup.names}
        shown={table.names}
        remembered={remembered}
        onNames={(names) => onSetup({ names })}
        dealer={setup.dealer}
        onDealer={(dealer) => onSetup({ dealer })}
        begun={isBlankPaper(paper) ? 'not-yet' : 'on-paper'}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <h2 className="-mb-2 font-semibold">{optionName('target')}</h2>
        <TargetChoice agreement={agreement} onAgreement={onAgreement} onOther={() => setOpened('target')} />
        <SeriesLengthChoice bestOf={setup.bestOf} onBestOf={(bestOf) => onSetup({ bestOf })} />
        <div className="border-t border-rule">
          <ListRow
            label={gameRulesRow}
            value={rulesAside({ changed })}
            look={changed === 0 ? 'plain' : 'changed'}
            onPress={() => setOpened('rules')}
          />
          <ListRow
            label={morePeople}
            value={
              setup.evening === null
                ? morePeopleNone
                : peopleCount({ count: setup.evening.others.length + rules.players })
            }
            onPress={() => setOpened('people')}
          />
          <ListRow label={alreadyStarted} value={paperAside(table, paper)} onPress={() => setOpened('paper')} />
        </div>
      </div>
      {opened === 'rules' || opened === 'target' ? (
        <RulesDialog about={opened} agreement={agreement} onAgreement={onAgreement} onClose={close} />
      ) : null}
      {opened === 'people' ? (
        <MorePeople
          players={rules.players}
          names={setup.names}
          remembered={remembered}
          evening={setup.evening}
          onEvening={(evening) => onSetup({ evening })}
          onClose={close}
        />
      ) : null}
      {opened === 'paper' ? (
        <Dialog title={alreadyStarted} onClose={close}>
          <PaperFields
            table={table}
            paper={paper ?? emptyPaper(rules)}
            onPaper={(figures) => onSetup({ paper: figures })}
          />
        </Dialog>
      ) : null}
    </div>
  )
}

function paperAside(table: Table, paper: Paper | null): string {
  if (paper === null || isBlankPaper(paper)) return ''
  return sidesOf(table.rules)
    .map((side) => sideAndFigure({ name: sideHeading(table, side), figure: paper.totals[side] || 0 }))
    .join(' · ')
}

interface SeriesLengthChoiceProps {
  readonly bestOf: SeriesLength
  readonly onBestOf: (bestOf: SeriesLength) => void
}

/** The choice of how many games belong together. */
const SeriesLengthChoice = ({ bestOf, onBestOf }: SeriesLengthChoiceProps) => (
  <Choice
    label={bestOfLabel}
    options={SERIES_LENGTHS.map((length) => ({
      value: length,
      label: seriesLabel(length === OPEN_EVENING ? null : length),
    }))}
    value={bestOf}
    onChoose={onBestOf}
    optionClassName="py-1 text-sm"
  />
)

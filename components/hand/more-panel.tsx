import { SquareStack } from 'lucide'
import { withGame } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { Chip, STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { ListLink, ListRow } from '@/components/ui/list-row'
import type { Standing } from '@/lib/engine/score/score'
import { seatsOf, sidesOf } from '@/lib/engine/table/seats'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { finishedTotals, tapTheCards } from '@/lib/messages/compiled/table/hand-form'
import {
  asItShouldBe,
  cardPointsPart,
  lookUp,
  revokePart,
  wayOfCounting,
  whoDealt,
  toRules,
} from '@/lib/messages/compiled/table/hand-more'
import { toReferee } from '@/lib/messages/compiled/table/ledger'
import { revokeLabel } from '@/lib/text/screens/more'
import type { Table } from '@/lib/text/table'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import type { Draft } from './draft'
import { changeWay, chooseDealer, toggleRevoke } from './draft-moves'
import { DraftNeeds } from './needs'

interface MorePanelProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly standing: Standing
  readonly onBoard: () => void
  readonly onClose: () => void
}

/** The dialog for rare needs of a hand: another way of counting, a revoke, another dealer, a rule. */
export function MorePanel({ table, standing, draft, onDraft, onBoard, onClose }: MorePanelProps) {
  const { rules } = table
  const isByCards = draft.way === 'piles'
  return (
    <Dialog title={moreLabel} onClose={onClose}>
      <div className="grid gap-3">
        <Part word={wayOfCounting}>
          <Choice
            label={wayOfCounting}
            value={draft.way}
            onChoose={(way) => onDraft(changeWay(draft, way))}
            options={[
              { value: 'piles', label: cardPointsPart },
              { value: 'totals', label: finishedTotals },
            ]}
          />
        </Part>
        <Part word={whoDealt}>
          <Choice
            translate="no"
            label={whoDealt}
            value={draft.dealer ?? -1}
            onChoose={(seat) => onDraft(chooseDealer(draft, seat === -1 ? null : seat))}
            options={[
              { value: -1, label: asItShouldBe },
              ...seatsOf(rules).map((seat) => ({ value: seat, label: nameOf(table, seat) })),
            ]}
          />
        </Part>
        {isByCards ? (
          <Part word={revokePart}>
            <div role="group" aria-label={revokePart} className={STRIP}>
              {sidesOf(rules).map((side) => (
                <Chip
                  key={side}
                  look="cell"
                  on={draft.revoke === side}
                  label={revokeLabel(table, side)}
                  onToggle={() => onDraft(toggleRevoke(draft, side))}
                >
                  {sideHeading(table, side)}
                </Chip>
              ))}
            </div>
          </Part>
        ) : null}
        <DraftNeeds table={table} standing={standing} draft={draft} />
        <div>
          {isByCards ? <ListRow label={tapTheCards} icon={SquareStack} onPress={onBoard} /> : null}
          <LookUp />
        </div>
      </div>
    </Dialog>
  )
}

const Part = ({ word, children }: { readonly word: string; readonly children: Elements }) => (
  <div>
    <p aria-hidden="true" className="pb-1 text-base text-soft">
      {word}
    </p>
    {children}
  </div>
)

/** Links to the rules and the referee during a hand, which is kept as it is. */
function LookUp() {
  const game = useAddress('id')
  return (
    <nav aria-label={lookUp}>
      <ListLink label={toReferee} href={withGame('/referee/', game)} />
      <ListLink label={toRules} href={withGame('/rules/', game)} />
    </nav>
  )
}

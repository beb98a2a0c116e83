import { Plus, X } from 'lucide'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { sideOf, sidesOf, type Side } from '@/lib/engine/table/seats'
import { addDeclaration, declarationsPart, takeAway } from '@/lib/messages/compiled/table/hand-form'
import { declareLabel } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'
import { declaredChips, type DeclaredChip } from './declared-chips'
import type { Draft } from './draft'

interface DeclarationsProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The side whose keys are shown in place of the digits. */
  readonly open: Side | null
  readonly onDeclare: (side: Side) => void
}

/**
 * The declarations of each side, in its column. A tap removes a single declaration; for several, it opens the keys of the side.
 */
export function Declarations({ table, draft, onDraft, open, onDeclare }: DeclarationsProps) {
  return (
    <div role="group" aria-label={declarationsPart} className="side-columns" data-sides={sidesOf(table.rules).length}>
      {sidesOf(table.rules).map((side) => {
        const chips = declaredChips(table, draft, side)
        const [only] = chips
        const add = { table, side, isOpen: open === side, onDeclare }
        return (
          <div key={side} className="declared">
            {chips.length > 1 ? (
              <Several {...add} chips={chips} />
            ) : (
              <>
                {only === undefined ? null : (
                  <button
                    type="button"
                    aria-label={takeAway({ declared: only.name })}
                    onClick={() => onDraft(only.without)}
                    className="declared-key"
                  >
                    <ChipFace table={table} chip={only} canGo />
                  </button>
                )}
                <Add {...add} isAlone={only === undefined} />
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface AddProps {
  readonly table: Table
  readonly side: Side
  readonly isOpen: boolean
  readonly onDeclare: (side: Side) => void
}

function Add({ table, side, isOpen, onDeclare, isAlone }: AddProps & { readonly isAlone: boolean }) {
  return (
    <button
      type="button"
      aria-label={declareLabel(table, side)}
      aria-expanded={isOpen}
      onClick={() => onDeclare(side)}
      className="declare-key"
    >
      <Icon of={Plus} />
      {isAlone ? <span className="text-start leading-tight">{addDeclaration(table)}</span> : null}
    </button>
  )
}

function Several({ table, side, isOpen, onDeclare, chips }: AddProps & { readonly chips: readonly DeclaredChip[] }) {
  return (
    <button
      type="button"
      aria-label={[declareLabel(table, side), ...chips.map(({ name }) => name)].join(', ')}
      aria-expanded={isOpen}
      onClick={() => onDeclare(side)}
      className="declared-key gap-1 overflow-hidden"
    >
      {chips.map((chip, index) => (
        <ChipFace key={index} table={table} chip={chip} />
      ))}
    </button>
  )
}

interface ChipFaceProps {
  readonly table: Table
  readonly chip: DeclaredChip
  /** True if a tap removes it. */
  readonly canGo?: boolean
}

/** The text of a chip. With partners, the initial of the player comes first. */
function ChipFace({ table, chip: { seat, face, isFigure, isBeaten }, canGo = false }: ChipFaceProps) {
  return (
    <span className="declared-face">
      {seat === null || table.rules.players !== 4 ? null : (
        <span aria-hidden="true" translate="no" data-side={sideOf(table.rules, seat)} className="declared-player">
          {[...nameOf(table, seat)][0]}
        </span>
      )}
      <span translate="no" className={classNames(isFigure && 'num', isBeaten && 'line-through')}>
        {face}
      </span>
      {canGo ? <Icon of={X} className="text-xs text-soft" /> : null}
    </span>
  )
}

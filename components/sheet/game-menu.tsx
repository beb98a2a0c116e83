import {
  CalendarDays,
  ChartLine,
  Diff,
  Link2,
  List,
  MonitorUp,
  Printer,
  Redo2,
  RotateCw,
  Square,
  StickyNote,
  Target,
  Trash2,
  Users,
} from 'lucide'
import { useId } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { chipLook, STRIP } from '@/components/ui/chip'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { ListLink, ListRow } from '@/components/ui/list-row'
import { eveningIdIn } from '@/lib/contest/evening'
import { numberAt } from '@/lib/engine/game/hand-numbers'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { playTogether } from '@/lib/messages/compiled/app/together-before'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { redoTool, resumeGame } from '@/lib/messages/compiled/table/ledger'
import { eveningRow } from '@/lib/messages/compiled/table/series'
import {
  adjustTool,
  deleteTool,
  endEarly,
  linkTool,
  needTool,
  noneSet,
  noteRow,
  playersRow,
  printTool,
  rulesChanged,
  rulesRow,
  secondScreenTool,
  shareGroup,
  summaryRow,
  thisGame,
  thisHand,
  turnTool,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import { handsCount } from '@/lib/messages/compiled/terms/units'
import { inARow } from '@/lib/messages/locale'
import type { Table } from '@/lib/text/table'
import { secondScreenHref } from '../addresses/game-address'
import type { Overlay } from './overlay'

interface GameMenuProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly isTurned: boolean
  readonly openOverlay: (overlay: Overlay) => void
  readonly onTurn: () => void
  /** `null` if nothing was undone. */
  readonly onRedo: (() => void) | null
  readonly onResume: () => void
  readonly onClose: () => void
}

/**
 * The menu of occasional actions, in four groups. Its links replace its history entry, so that Back leads to the sheet, or they
 * open another window.
 */
export function GameMenu(props: GameMenuProps) {
  return (
    <Dialog title={moreLabel} onClose={props.onClose} className="game-menu">
      <div className="menu-groups">
        <ThisHand {...props} />
        <ThisGame {...props} />
        <Share {...props} />
        {props.game.record.example && props.game.ledger.over ? null : <Danger {...props} />}
      </div>
    </Dialog>
  )
}

function ThisHand({ game, isTurned, openOverlay, onTurn, onRedo }: GameMenuProps) {
  const { over } = game.ledger
  return (
    <Group title={thisHand}>
      <div className={STRIP}>
        <Cell icon={Diff} disabled={over} onPress={() => openOverlay({ kind: 'agreed', task: { kind: 'record' } })}>
          {adjustTool}
        </Cell>
        <Cell icon={Target} disabled={over || game.brokenOff} onPress={() => openOverlay({ kind: 'need' })}>
          {needTool}
        </Cell>
        <Cell icon={RotateCw} isOn={isTurned} onPress={onTurn}>
          {turnTool}
        </Cell>
        {onRedo === null ? null : (
          <Cell icon={Redo2} onPress={onRedo}>
            {redoTool}
          </Cell>
        )}
      </div>
    </Group>
  )
}

function ThisGame({ table, game, openOverlay }: GameMenuProps) {
  const { id, example } = game.record
  const rows = game.rows.map(({ row }) => row)
  const changed = Object.keys(game.rules.changes).length
  const evening = eveningIdIn(game.record.extra)
  return (
    <Group title={thisGame}>
      <div className="border-t border-rule">
        <ListLink
          icon={ChartLine}
          label={summaryRow}
          value={handsCount({ count: numberAt(rows, rows.length) - 1 })}
          href={`/history/game/?id=${id}`}
          replace
        />
        <ListLink
          icon={List}
          label={rulesRow}
          {...(changed === 0 ? {} : { value: rulesChanged({ count: changed }) })}
          href={`/house-rules/change/?game=${id}`}
          replace
        />
        <ListRow
          icon={Users}
          label={playersRow}
          value={<span translate="no">{inARow(table.names)}</span>}
          onPress={() => openOverlay({ kind: 'players' })}
        />
        {evening === null ? null : (
          <ListLink icon={CalendarDays} label={eveningRow} href={`/evening/?id=${evening}`} replace />
        )}
        <ListRow
          icon={StickyNote}
          label={noteRow}
          value={<span className="line-clamp-1">{game.note === '' ? noneSet : game.note}</span>}
          onPress={() => openOverlay({ kind: 'note' })}
        />
        {process.env.NEXT_PUBLIC_RELAY && !example ? (
          <ListRow label={playTogether} icon={Users} onPress={() => openOverlay({ kind: 'together' })} />
        ) : null}
      </div>
    </Group>
  )
}

function Share({ game, openOverlay, onClose }: GameMenuProps) {
  return (
    <Group title={shareGroup}>
      <div className={STRIP}>
        <Cell icon={Link2} onPress={() => openOverlay({ kind: 'share' })}>
          {linkTool}
        </Cell>
        <ScreenLink href={`/print/?id=${game.record.id}`} replace className={CELL}>
          <CellFace icon={Printer}>{printTool}</CellFace>
        </ScreenLink>
        <ScreenLink
          href={secondScreenHref(game.record.id)}

          target="_blank"
          rel="noopener"
          onClick={onClose}
          className={CELL}
        >
          <CellFace icon={MonitorUp}>{secondScreenTool}</CellFace>
        </ScreenLink>
      </div>
    </Group>
  )
}

/** The actions that can lose something, each of which asks first. */
function Danger({ game, openOverlay, onResume }: GameMenuProps) {
  const { brokenOff, ledger, record } = game
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {ledger.over ? null : (
        <button
          type="button"
          className={DANGER}
          onClick={() => (brokenOff ? onResume() : openOverlay({ kind: 'end-early' }))}
        >
          <Icon of={Square} /> <span>{brokenOff ? resumeGame : endEarly}</span>
        </button>
      )}
      {record.example ? null : (
        <button type="button" className={DANGER} onClick={() => openOverlay({ kind: 'delete' })}>
          <Icon of={Trash2} /> <span>{deleteTool}</span>
        </button>
      )}
    </div>
  )
}

const DANGER =
  'flex min-h-12 min-w-min flex-1 items-center justify-center gap-2 rounded-xl border border-edge px-2 font-semibold text-red'

function Group({ title, children }: { readonly title: string; readonly children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pt-1.5 pb-1 text-sm leading-tight font-semibold text-soft">
        {title}
      </h3>
      <div>{children}</div>
    </section>
  )
}

const CELL = chipLook('cell', 'min-h-15! gap-1 text-sm! disabled:text-soft')

interface CellProps {
  readonly icon: typeof Link2
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: string
}

const Cell = ({ icon, isOn, disabled, onPress, children }: CellProps) => (
  <button type="button" aria-pressed={isOn} disabled={disabled} onClick={onPress} className={CELL}>
    <CellFace icon={icon}>{children}</CellFace>
  </button>
)

const CellFace = ({ icon, children }: { readonly icon: typeof Link2; readonly children: string }) => (
  <>
    <Icon of={icon} className="text-lg" />
    <span>{children}</span>
  </>
)

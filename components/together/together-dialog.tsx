import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import * as said from '@/lib/messages/compiled/app/together'
import { playTogether } from '@/lib/messages/compiled/app/together-before'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { JoinedRecord } from '@/lib/storage/joined/joined'
import { closeTable, leaveTable, nameThisPhone, openAgain, openTable } from '@/lib/together/actions/table'
import { useTableHere, useTableOf } from '@/lib/together/hooks/use-together'
import { DAYS_KEPT } from '@/lib/together/limits'
import type { TableHere } from '@/lib/together/stores/tables'
import { closedText, tableStatusText, phoneText, thisPhoneText } from '@/lib/together/words/table'
import { AskTwice } from './ask-twice'
import { PrivacyLink } from './privacy-link'
import { presentAt, standingAt } from './standing'
import { TableCodes } from './table-codes'
import { useWork } from './use-work'
import { WhoHolds } from './who-holds'

interface TogetherDialogProps {
  readonly gameId: string
  /** The names of the players. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/**
 * A dialog that brings a game to a table, or shows the game's table: how to join it, who is there, and how to close or leave it.
 */
export function TogetherDialog({ gameId, names, onClose }: TogetherDialogProps) {
  const table = useTableOf(gameId)
  const at = useTableHere(table)
  return (
    <Dialog title={playTogether} onClose={onClose}>
      {table === null ? (
        <Begin gameId={gameId} names={names} />
      ) : (
        <Table gameId={gameId} table={table} at={at} names={names} onLeft={onClose} />
      )}
    </Dialog>
  )
}

function Begin({ gameId, names }: Pick<TogetherDialogProps, 'gameId' | 'names'>) {
  const [name, setName] = useState('')
  const { run, isBusy, hasFailed } = useWork()
  return (
    <>
      <p className="text-base">{said.togetherAbout}</p>
      <p className="pt-2 text-base text-soft">{said.togetherLeaves({ days: DAYS_KEPT })}</p>
      <WhoHolds names={names} value={name} onChoose={setName} />
      {hasFailed ? (
        <Notice tone="wrong" className="mt-4">
          {said.tableNotOpened}
        </Notice>
      ) : null}
      <div className="mt-4 grid gap-2">
        <Button look="main" disabled={isBusy} onClick={() => void run(() => openTable(gameId, name))}>
          {said.openTable}
        </Button>
        <PrivacyLink replace />
      </div>
    </>
  )
}

interface TableProps {
  readonly gameId: string
  readonly table: JoinedRecord
  readonly at: TableHere | null
  readonly names: readonly string[]
  readonly onLeft: () => void
}

function Table({ gameId, table, at, names, onLeft }: TableProps) {
  const leave = async () => {
    const { ok } = await leaveTable(table.id)
    if (ok) onLeft()
    return ok
  }
  return (
    <div className="grid gap-5">
      {table.ended === 'expired' ? (
        <Expired table={table} />
      ) : at === null ? (
        <p role="status">{oneMoment}</p>
      ) : (
        <>
          {table.ended === 'closed' ? <Notice tone="word">{said.lineClosed}</Notice> : null}
          {isUntold(table) ? <Notice tone="word">{said.closedUntold}</Notice> : null}
          <TableCodes links={at.links} />
          <WhoIsHere gameId={gameId} table={table} at={at} />
          {at.role === 'look' ? null : (
            <WhoHolds names={names} value={table.name} onChoose={(name) => void nameThisPhone(table.id, name)} />
          )}
        </>
      )}
      <div className="grid gap-2 border-t border-rule pt-4">
        {at?.canClose === true ? (
          <AskTwice
            ask={said.closeAsk}
            about={said.closeAbout}
            does={said.closeTable}
            failed={said.closeFailed}
            onDo={async () => closedText(await closeTable(table.id))}
          />
        ) : null}
        <AskTwice
          ask={said.leaveAsk}
          about={said.leaveAbout}
          does={said.leaveTable}
          failed={said.tableNotLeft}
          onDo={leave}
        />
        <PrivacyLink replace />
      </div>
    </div>
  )
}

/** Tells whether this device has closed the table and the others have not been told. */
const isUntold = ({ code, closing }: JoinedRecord): boolean => closing?.to === code && !closing.told

function Expired({ table }: Pick<TableProps, 'table'>) {
  return (
    <Notice tone="word" action={<Button onClick={() => void openAgain(table.id)}>{said.openAgain}</Button>}>
      {tableStatusText(standingAt(table, null))}
    </Notice>
  )
}

interface WhoIsHereProps {
  readonly gameId: string
  readonly table: JoinedRecord
  readonly at: TableHere
}

function WhoIsHere({ gameId, table, at }: WhoIsHereProps) {
  const { phase, problem } = at.now
  const present = presentAt(at, gameId)
  // If all is well, the list below says enough.
  const isQuiet = phase === 'together' && problem === null
  return (
    <section>
      <h3 className="border-b border-rule pb-1 text-base font-semibold">{said.whoIsHere}</h3>
      <p role="status" className="pt-2 text-base empty:hidden">
        {isQuiet ? null : tableStatusText(standingAt(table, at))}
      </p>
      <ul className="pt-1 text-base">
        {at.role === 'look' ? null : <li className="border-b border-rule py-2">{thisPhoneText(table.name)}</li>}
        {present.map((one) => (
          <li key={one.who} className="border-b border-rule py-2">
            {phoneText(one)}
          </li>
        ))}
        {present.length === 0 ? <li className="border-b border-rule py-2 text-soft">{said.aloneHere}</li> : null}
      </ul>
      <p className="pt-2 text-base text-soft">{said.lookersUncounted}</p>
    </section>
  )
}

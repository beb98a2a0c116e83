import { useEffect, useState } from 'react'
import { useHash } from '@/components/addresses/use-hash'
import { useScreens } from '@/components/addresses/use-screens'
import { Button } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/links'
import { Notice } from '@/components/ui/notice'
import * as said from '@/lib/messages/compiled/app/together'
import { oneMoment, sheetLink } from '@/lib/messages/compiled/table/shared'
import type { JoinedRecord } from '@/lib/storage/joined/joined'
import { shortDay } from '@/lib/text/terms/days'
import { joinTable } from '@/lib/together/actions/table'
import { linkOf, useTableHere, useTables } from '@/lib/together/hooks/use-together'
import { DAYS_KEPT } from '@/lib/together/limits'
import { tableStatusText } from '@/lib/together/words/table'
import { PrivacyLink } from './privacy-link'
import { standingAt } from './standing'
import { TableLine } from './table-line'
import { useWork } from './use-work'

/** The table that the link in the address leads to, or without a link the tables of this device. */
export function Joining() {
  const code = useHash()
  if (code === '') return <TablesOfPhone />
  const kind = linkOf(code)
  if (kind === null) return <Notice tone="wrong">{said.joinWrong}</Notice>
  return <Join key={code} code={code} kind={kind} />
}

function Join({ code, kind }: { readonly code: string; readonly kind: 'write' | 'look' }) {
  const { run, isBusy, hasFailed } = useWork()
  const [joined, setJoined] = useState<string | null>(null)
  if (joined !== null) return <Coming tableId={joined} />
  const join = async () => {
    const found = await joinTable(code)
    if (found.ok) setJoined(found.value)
    return found
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">{kind === 'write' ? said.joinToWrite : said.joinToLook}</p>
      {kind === 'write' ? <p className="text-base text-soft">{said.togetherLeaves({ days: DAYS_KEPT })}</p> : null}
      {hasFailed ? <Notice tone="wrong">{said.joinFailed}</Notice> : null}
      <Button look="main" disabled={isBusy} onClick={() => void run(join)}>
        {kind === 'write' ? said.joinTable : said.joinLook}
      </Button>
      <PrivacyLink />
    </div>
  )
}

/** A screen that waits for the first sheet of a table and then opens it. */
function Coming({ tableId }: { readonly tableId: string }) {
  const screens = useScreens()
  const tables = useTables()
  const table = tables.state === 'ready' ? tables.value.find(({ id }) => id === tableId) : undefined
  const at = useTableHere(table ?? null)
  const game = table?.games.at(-1)
  useEffect(() => {
    if (game !== undefined) screens.replace(`/game/?id=${encodeURIComponent(game)}`)
  }, [game, screens])
  if (table === undefined) return <p role="status">{oneMoment}</p>
  const isEmpty = at?.now.phase === 'together' && at.asked.length === 0
  return (
    <div className="grid gap-4">
      <p role="status" className="text-lg">
        {isEmpty ? said.joinEmpty({ days: DAYS_KEPT }) : said.joinFetching}
      </p>
      {at === null || (at.asked.length === 0 && at.now.phase === 'together') ? null : (
        <TableLine gameId="" table={table} at={at} onOpen={null} />
      )}
    </div>
  )
}

function TablesOfPhone() {
  const tables = useTables()
  if (tables.state !== 'ready') return <p role="status">{oneMoment}</p>
  return (
    <div className="grid gap-4">
      {tables.value.length === 0 ? (
        <p className="text-base">{said.noTables}</p>
      ) : (
        <section>
          <h2 className="border-b border-rule pb-1 text-base font-semibold">{said.tablesOfPhone}</h2>
          {tables.value.map((table) => (
            <TableOfPhone key={table.id} table={table} />
          ))}
        </section>
      )}
      <PrivacyLink />
    </div>
  )
}

function TableOfPhone({ table }: { readonly table: JoinedRecord }) {
  const at = useTableHere(table)
  const game = table.games.at(-1)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule py-2">
      <div className="min-w-0">
        <p className="text-base font-semibold">{said.tableOf({ day: shortDay(table.at) })}</p>
        <p className="text-base text-soft">{tableStatusText(standingAt(table, at))}</p>
      </div>
      {game === undefined ? null : <ActionLink href={`/game/?id=${encodeURIComponent(game)}`}>{sheetLink}</ActionLink>}
    </div>
  )
}

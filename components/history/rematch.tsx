import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { nextGameLabel } from '@/components/game/use-next-game'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Fold } from '@/components/ui/fold'
import { ActionLink } from '@/components/ui/links'
import { startRematch } from '@/lib/actions/rematch'
import { eveningIdIn } from '@/lib/contest/evening'
import { seatsOf, type Seat } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { rematchDealer, whyDealsFirst } from '@/lib/messages/compiled/app/past-game'
import { whoDealsFirst } from '@/lib/messages/compiled/app/setup'
import { eveningRow } from '@/lib/messages/compiled/table/series'
import { firstDealers } from '@/lib/rulesets/sets/next-game'
import type { FoundSeries } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'

interface RematchProps {
  readonly table: Table
  readonly game: ReadyGame
  /** `undefined` while it is being looked for. */
  readonly series: FoundSeries | null | undefined
}

/**
 * A button for the next game at the same table, dealt first by the player the rules name; and, collapsed, the choice of another
 * dealer.
 */
export function Rematch({ table, game, series }: RematchProps) {
  const screens = useScreens()
  const [chosen, setChosen] = useState<Seat | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { by, seats } = firstDealers(game.rules.base, table.rules, game.record.dealer, game.ledger.winner)
  const dealer = chosen ?? seats[0] ?? 0
  const evening = eveningIdIn(game.record.extra)

  async function start() {
    if (series === undefined) return
    setBusy(true)
    const started = await startRematch(game, series, dealer)
    setBusy(false)
    if (started.ok) screens.push(`/game/?id=${started.value}`)
  }

  if (evening !== null) {
    return (
      <ActionLink look="main" href={`/evening?id=${evening}`} className="mt-4 w-full">
        {eveningRow}
      </ActionLink>
    )
  }

  return (
    <div className="mt-4">
      <Button look="main" className="w-full" disabled={isBusy || series === undefined} onClick={() => void start()}>
        {nextGameLabel(game, series ?? null)}
      </Button>
      <div className="mt-3">
        <Fold title={rematchDealer({ dealer: nameOf(table, dealer) })} aside={whyDealsFirst({ why: by })}>
          <Choice
            translate="no"
            label={whoDealsFirst}
            value={dealer}
            onChoose={setChosen}
            options={seatsOf(table.rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
          />
        </Fold>
      </div>
    </div>
  )
}

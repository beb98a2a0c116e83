'use client'

import { CardGrid } from '@/components/cards/card-grid'
import { SuitSign } from '@/components/cards/suit'
import { trumpsAt } from '@/components/cards/suit-order'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import type { Card, Trump } from '@/lib/engine/table/card'
import { cardPoints, LAST_TRICK, packOf, packPoints, pilePoints } from '@/lib/engine/table/deck'
import { askedTrumps, ruledPoints } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/single-rulings'
import { pileNote } from '@/lib/text/screens/referee-rulings'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import type { RulingProps } from '../parts/at-table'
import { TrumpChoice } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'

const useTrump = keptState<Trump | null>(() => null)
const usePile = keptState<readonly Card[]>(() => [])
const useHasLast = keptState(() => false)

/** The ruling that counts a pile: its cards are tapped, and the trumps give the points. */
export function PileRuling({ at }: RulingProps) {
  const { rules } = at.table
  const [trump, setTrump] = useTrump(at)
  const [pile, setPile] = usePile(at)
  const [hasLast, setHasLast] = useHasLast(at)
  const trumps = trumpsAt(rules)

  return (
    <>
      <TrumpChoice ask={askedTrumps} trumps={trumps} trump={trump} onChoose={setTrump} />
      <div className="sticky top-0 z-10 bg-paper pt-1">
        {trump === null ? (
          <Asks>{said.pileAsk}</Asks>
        ) : (
          <PilePoints table={at.table} trump={trump} pile={pile} hasLast={hasLast} />
        )}
      </div>
      <div className="flex gap-1.5 pb-2">
        <Chip on={hasLast} label={said.pileHasLast} onToggle={() => setHasLast(!hasLast)} className="flex-1">
          {said.pileLastKey}
        </Chip>
        <Button className="flex-1" onClick={() => setPile([])}>
          {said.pileClear}
        </Button>
      </div>
      <CardGrid
        label={said.pileLabel}
        pack={packOf(rules.pack)}
        isOn={(card) => pile.includes(card)}
        note={(card) => (trump === null ? null : String(cardPoints(card, trump)))}
        onTap={(card) => setPile(pile.includes(card) ? pile.filter((other) => other !== card) : [...pile, card])}
      />
      <ByTrumps trumps={trumps} pile={pile} hasLast={hasLast} />
      <div className="py-4">
        <RuleNote at={at} question="card-points" />
        <RuleNote at={at} question="plain-card-points" />
      </div>
    </>
  )
}

interface PileProps {
  readonly pile: readonly Card[]
  readonly hasLast: boolean
}

const lastTrickPoints = (hasLast: boolean): number => (hasLast ? LAST_TRICK : 0)

/** The points of the pile under the chosen trumps, and with four players those of the other pile too. */
function PilePoints({ table, trump, pile, hasLast }: PileProps & { readonly table: Table; readonly trump: Trump }) {
  const last = lastTrickPoints(hasLast)
  const points = pilePoints(pile, trump)
  const others = table.rules.players === 4 ? packPoints(trump) - points + LAST_TRICK - last : null
  return <Ruled says={ruledPoints({ points: points + last })}>{pileNote(pile.length, hasLast, others)}</Ruled>
}

function ByTrumps({ trumps, pile, hasLast }: PileProps & { readonly trumps: readonly Trump[] }) {
  return (
    <FigureTable caption={said.pileByTrumps} className="mt-4">
      {trumps.map((one) => (
        <FigureRow
          key={one}
          head={
            <>
              <SuitSign trump={one} className="inline-block w-8" /> <span>{trumpName(one)}</span>
            </>
          }
          figures={[pilePoints(pile, one) + lastTrickPoints(hasLast)]}
        />
      ))}
    </FigureTable>
  )
}

'use client'

import { Chip } from '@/components/ui/chip'
import type { Meld } from '@/lib/engine/hand'
import { rightsOf } from '@/lib/engine/rights'
import type { BelaRight, Rights } from '@/lib/engine/rights'
import type { PlayedDeal } from '@/lib/engine/played-deal'
import { runCards } from '@/lib/engine/run'
import { fromEldest } from '@/lib/engine/seats'
import type { Seat } from '@/lib/engine/seats'
import { cardShort, SUIT_NAMES } from '@/lib/text/en/cards'
import { capital } from '@/lib/text/en/grammar'
import { nameOf } from '@/lib/text/en/names'
import { runName } from '@/lib/text/en/runs'
import type { Table } from '@/lib/text/table'
import { belasOf, isDeclared, setBelas, toggleMeld } from './replay-deal'
import type { ReplayProps } from './replay-ruling'

/** What each player could declare by the cards; pressed where it was. The order of pressing is the order of declaring. */
export function ReplayDeclared({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const rights = rightsOf(table.rules, deal)
  const order = fromEldest(table.rules, deal.dealer)
  return (
    <>
      <p className="pb-3 text-base text-soft">
        What the cards entered so far allow. Press what was declared, in the order in which it was.
      </p>
      {order.map((seat) => (
        <section key={seat} className="pb-3">
          <h2 className="pb-1 text-lg font-semibold">{nameOf(table, seat)}</h2>
          <Declarations
            at={at}
            recording={recording}
            onRecording={onRecording}
            seat={seat}
            rights={rights[seat] ?? { runs: [], fours: [], belas: [] }}
          />
        </section>
      ))}
    </>
  )
}

function Declarations(props: ReplayProps & { readonly seat: Seat; readonly rights: Rights }) {
  const { at, recording, onRecording, seat, rights } = props
  const { table } = at
  const melds: readonly Meld[] = [
    ...rights.runs.map((run) => ({ seat, cards: runCards(run) })),
    ...rights.fours.map((four) => ({ seat, four })),
  ]
  if (melds.length === 0 && rights.belas.length === 0) return <p className="text-base text-soft">Nothing to declare.</p>
  const announced = belasOf(recording, seat)
  return (
    <div className="grid gap-1.5">
      {melds.map((meld) => (
        <Chip
          key={JSON.stringify(meld)}
          on={isDeclared(recording, meld)}
          label={`${nameOf(table, seat)} declared ${meldName(table, meld)}`}
          onToggle={() => onRecording(toggleMeld(recording, meld))}
        >
          {capital(meldName(table, meld))}
        </Chip>
      ))}
      {rights.belas.map((right, index) => (
        <Chip
          key={right.suit}
          on={announced > index}
          label={`${nameOf(table, seat)} announced ${table.words.bela} in ${SUIT_NAMES[right.suit]}`}
          onToggle={() => onRecording(setBelas(recording, seat, announced > index ? index : index + 1))}
        >
          <span>
            {table.words.bela} in {SUIT_NAMES[right.suit]}
          </span>
          <span className="text-sm">{whenOf(right)}</span>
        </Chip>
      ))}
    </div>
  )
}

function meldName(table: Table, meld: Meld): string {
  if ('cards' in meld) return `${runName(table, meld.cards.length)} ${meld.cards.map(cardShort).join(' ')}`
  return 'four' in meld ? `${table.words.fourOfAKind.one} ${meld.four}` : ''
}

/** The tricks in which it could be spoken. */
function whenOf({ firstCard, secondCard }: BelaRight): string {
  if (firstCard === null) return 'not played yet'
  return secondCard === null
    ? `first card in trick ${firstCard}`
    : `first card in trick ${firstCard}, second in trick ${secondCard}`
}

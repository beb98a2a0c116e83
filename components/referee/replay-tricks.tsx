'use client'

import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/engine/card'
import { handSize, packOf } from '@/lib/engine/deck'
import type { PlayedDeal } from '@/lib/engine/played-deal'
import { cardShort } from '@/lib/text/en/cards'
import { nameOf } from '@/lib/text/en/names'
import { nextPlay } from './replay-deal'
import type { ReplayProps } from './replay-ruling'

/** Cards tapped in the order in which they fell; who plays next follows from who won the trick. */
export function ReplayTricks({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const { rules } = table
  const all = handSize(rules)
  const { plays } = recording
  const isOver = plays.length >= all * rules.players
  const { trick, seat } = nextPlay(rules, deal)
  const inTrick = plays.slice((trick - 1) * rules.players)
  const last = plays.at(-1)

  const noteOf = (card: Card): string | null => {
    const at = plays.indexOf(card)
    return at === -1 ? holderOf(card) : `trick ${Math.floor(at / rules.players) + 1}`
  }
  const holderOf = (card: Card): string | null => {
    const holder = recording.hands?.findIndex((hand) => hand.includes(card)) ?? -1
    return holder === -1 ? null : nameOf(table, holder)
  }

  return (
    <>
      <p role="status" className="pb-2 text-lg">
        {isOver ? (
          `All ${all} tricks are in.`
        ) : (
          <>
            <span className="font-semibold">
              Trick {trick}: {nameOf(table, seat)} {inTrick.length === 0 ? 'leads' : 'plays'}.
            </span>{' '}
            {inTrick.map(cardShort).join(' ')}
          </>
        )}
      </p>
      <CardGrid
        label={isOver ? 'Every card played' : `The card that ${nameOf(table, seat)} plays`}
        pack={packOf(rules.pack)}
        isOn={(card) => plays.includes(card)}
        note={noteOf}
        disabled={(card) => (plays.includes(card) ? card !== last : isOver)}
        onTap={(card) => onRecording({ ...recording, plays: card === last ? plays.slice(0, -1) : [...plays, card] })}
      />
      <div className="flex gap-1.5 py-3">
        <Button
          className="flex-1"
          disabled={plays.length === 0}
          onClick={() => onRecording({ ...recording, plays: plays.slice(0, -1) })}
        >
          Take the last card back
        </Button>
        <Button
          className="flex-1"
          disabled={plays.length === 0}
          onClick={() => onRecording({ ...recording, plays: [], melds: [], bela: [] })}
        >
          Clear the tricks
        </Button>
      </div>
    </>
  )
}

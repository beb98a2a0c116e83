import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Card } from '@/lib/engine/table/card'
import { handSize, packOf } from '@/lib/engine/table/deck'
import * as said from '@/lib/messages/compiled/referee/replay'
import { cardsShort } from '@/lib/text/referee/cards'
import { nameOf } from '@/lib/text/terms/names'
import { nextPlay, type ReplayProps } from './replay-deal'

/** The fields for the tricks: cards are tapped in the order of play, and the winner of each trick leads next. */
export function ReplayTricks({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const { rules } = table
  const all = handSize(rules)
  const { plays } = recording
  const isOver = plays.length >= all * rules.players
  const { trick, seat } = nextPlay(rules, deal)
  const turn = { trick, name: nameOf(table, seat) }
  const inTrick = plays.slice((trick - 1) * rules.players)
  const last = plays.at(-1)

  const noteOf = (card: Card): string | null => {
    const at = plays.indexOf(card)
    return at === -1 ? holderOf(card) : said.replayTrickMark({ trick: Math.floor(at / rules.players) + 1 })
  }
  const holderOf = (card: Card): string | null => {
    const holder = recording.hands?.findIndex((hand) => hand.includes(card)) ?? -1
    return holder === -1 ? null : nameOf(table, holder)
  }

  return (
    <>
      <p role="status" className="pb-2 text-lg">
        {isOver ? (
          said.replayAllIn({ tricks: all })
        ) : (
          <>
            <span className="font-semibold">
              {inTrick.length === 0 ? said.replayLeads(turn) : said.replayPlays(turn)}
            </span>{' '}
            <span translate="no">{cardsShort(inTrick)}</span>
          </>
        )}
      </p>
      <CardGrid
        label={isOver ? said.replayEveryCard : said.replayCardOf(turn)}
        pack={packOf(rules.pack)}
        isOn={(card) => plays.includes(card)}
        note={noteOf}
        disabled={(card) => (plays.includes(card) ? card !== last : isOver)}
        onTap={(card) => onRecording({ ...recording, plays: card === last ? plays.slice(0, -1) : [...plays, card] })}
      />
      <BackAndClear recording={recording} onRecording={onRecording} />
    </>
  )
}

function BackAndClear({ recording, onRecording }: Pick<ReplayProps, 'recording' | 'onRecording'>) {
  const { plays } = recording
  return (
    <div className="flex gap-1.5 py-3">
      <Button
        className="flex-1"
        disabled={plays.length === 0}
        onClick={() => onRecording({ ...recording, plays: plays.slice(0, -1) })}
      >
        {said.replayUndo}
      </Button>
      <Button
        className="flex-1"
        disabled={plays.length === 0}
        onClick={() => onRecording({ ...recording, plays: [], melds: [], bela: [] })}
      >
        {said.replayClear}
      </Button>
    </div>
  )
}

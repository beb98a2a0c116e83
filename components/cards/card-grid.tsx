import { Check, X } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { rankOf, suitOf, SUITS, type Card } from '@/lib/engine/table/card'
import { cardWithWord } from '@/lib/messages/compiled/terms/cards'
import { cardName, rankShort } from '@/lib/text/terms/cards'
import { arrowStep } from '../ui/arrow-keys'
import { KEY_LOOK, KEY_ON } from '../ui/chip'
import { classNames } from '../ui/class-names'
import { SuitSign } from './suit'

interface CardGridProps {
  readonly label: string
  readonly pack: readonly Card[]
  readonly isOn: (card: Card) => boolean
  /** Returns a note in the cell: who holds the card, or where it went. */
  readonly note?: (card: Card) => string | null
  /** Returns whether a chosen card may be played; `null` if that is not the question. */
  readonly verdict?: (card: Card) => CardVerdict | null
  readonly disabled?: (card: Card) => boolean
  readonly onTap: (card: Card) => void
}

export type CardVerdict = 'may' | 'may-not'

/** The classes of the verdicts. They differ by more than colour, also if the browser removes backgrounds and shadows. */
const VERDICT_LOOKS: Readonly<Record<CardVerdict, string>> = {
  may: '-translate-y-0.5 border-4 border-felt bg-card font-bold text-ink shadow-md forced-colors:border-double',
  'may-not':
    'border-dashed border-soft bg-paper text-soft [&_.num]:line-through [&_.num]:decoration-2 forced-colors:border-[color:CanvasText]! forced-colors:bg-[color:Canvas]! forced-colors:text-[color:CanvasText]!',
}

const VERDICT_SIGNS = { may: Check, 'may-not': X } as const

/** The pack laid out with a column for each suit, ace at the top. A tap adds or removes a card. */
export function CardGrid({ label, pack, isOn, note, verdict, disabled, onTap }: CardGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [focusable, setFocusable] = useState(0)
  const cards = byRank(pack)

  function move(event: KeyboardEvent, from: number) {
    const step = arrowStep(event.key, SUITS.length)
    if (step === undefined) return
    event.preventDefault()
    const to = from + step
    if (to < 0 || to >= cards.length) return
    setFocusable(to)
    grid.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <div ref={grid} role="group" aria-label={label} className="grid grid-cols-4 gap-1">
      {cards.map((card, index) => {
        const word = note?.(card) ?? null
        const ruled = verdict?.(card) ?? null
        const isOff = disabled?.(card) ?? false
        return (
          <button
            key={card}
            type="button"
            aria-pressed={isOn(card)}
            aria-disabled={isOff || undefined}
            aria-label={word === null ? cardName(card) : cardWithWord({ card: cardName(card), word })}
            tabIndex={index === focusable ? 0 : -1}
            onFocus={() => setFocusable(index)}
            onKeyDown={(event) => move(event, index)}
            onClick={() => (isOff ? undefined : onTap(card))}
            className={classNames(
              KEY_LOOK,
              ruled === null ? KEY_ON : VERDICT_LOOKS[ruled],
              'aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:bg-paper aria-disabled:text-soft',
              ruled !== 'may' && 'aria-pressed:[&_.suit]:text-current',
            )}
          >
            <CardFace card={card} word={word} ruled={ruled} />
          </button>
        )
      })}
    </div>
  )
}

interface CardFaceProps {
  readonly card: Card
  readonly word: string | null
  readonly ruled: CardVerdict | null
}

/** The face of a card, with a word under it. */
export function CardFace({ card, word, ruled }: CardFaceProps) {
  return (
    <>
      <span translate="no" className="num text-xl leading-none whitespace-nowrap">
        <span>{rankShort(rankOf(card))}</span>
        <SuitSign trump={suitOf(card)} className="suit ps-0.5 font-sans" />
      </span>
      {word === null ? null : (
        <span className="max-w-full truncate text-sm leading-tight">
          {ruled === null ? null : <Icon of={VERDICT_SIGNS[ruled]} className="me-0.5" />}
          <span>{word}</span>
        </span>
      )}
    </>
  )
}

/** Returns the pack by rank from the ace, with the suits of each rank in their usual order. */
function byRank(pack: readonly Card[]): readonly Card[] {
  const columns = SUITS.map((suit) => pack.filter((card) => suitOf(card) === suit))
  const rows = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: rows }, (_, row) => columns.flatMap((column) => column.slice(row, row + 1))).flat()
}

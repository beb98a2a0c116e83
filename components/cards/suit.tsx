import { isSuit, type Trump } from '@/lib/engine/table/card'
import { trumpSymbol } from '@/lib/text/terms/cards'

const COLOURS: Readonly<Record<Trump, string>> = {
  spades: 'suit-spades',
  hearts: 'suit-hearts',
  diamonds: 'suit-diamonds',
  clubs: 'suit-clubs',
  none: '',
  all: '',
}

/** The variation selector that keeps a phone from drawing a suit as a coloured picture. */
const DRAWN_AS_TEXT = '\uFE0E'

/** The sign of a suit in its colour, of no trumps, or of all trumps. Always show its word next to it, or give it as the label. */
export function SuitSign({ trump, className = '' }: { readonly trump: Trump; readonly className?: string }) {
  return (
    <span aria-hidden="true" translate="no" className={`${COLOURS[trump]} ${className}`}>
      {isSuit(trump) ? `${trumpSymbol(trump)}${DRAWN_AS_TEXT}` : trumpSymbol(trump)}
    </span>
  )
}

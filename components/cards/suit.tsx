import type { Trump } from '@/lib/engine/table/card'

const SHAPES: Readonly<Record<Trump, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
  none: 'NT',
  all: 'AT',
}

const COLOURS: Readonly<Record<Trump, string>> = {
  spades: 'suit-spades',
  hearts: 'suit-hearts',
  diamonds: 'suit-diamonds',
  clubs: 'suit-clubs',
  none: '',
  all: '',
}

/** The sign of a suit in its colour, of no trumps, or of all trumps. Its word always stands beside it or is read in its place. */
export function Suit({ trump, className = '' }: { readonly trump: Trump; readonly className?: string }) {
  return (
    <span aria-hidden="true" translate="no" className={`${COLOURS[trump]} ${className}`}>
      {trump === 'none' || trump === 'all' ? SHAPES[trump] : `${SHAPES[trump]}\uFE0E`}
    </span>
  )
}

import { Suit } from '@/components/cards/suit'
import { isSuit, type Trump } from '@/lib/engine/table/card'
import { trumpName } from '@/lib/text/terms/cards'

/** A sign and its word on a key; where the key is too narrow for the word, the sign alone. A contract without a suit is its word. */
export function TrumpFace({ trump }: { readonly trump: Trump }) {
  if (!isSuit(trump)) return <span className="text-sm leading-tight">{trumpName(trump)}</span>
  return (
    <span className="key-face">
      <Suit trump={trump} className="text-2xl leading-none" />
      <span className="trump-word">{trumpName(trump)}</span>
    </span>
  )
}

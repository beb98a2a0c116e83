import { Suit } from '@/components/cards/suit'
import type { Trump } from '@/lib/engine/table/card'
import { shortTrump } from '@/lib/text/screens/form'
import { trumpName } from '@/lib/text/terms/cards'

/** A sign and its word on a key; where the key is too narrow for the word, the short one. */
export function TrumpFace({ trump }: { readonly trump: Trump }) {
  return (
    <span className="key-face">
      <Suit trump={trump} className="text-2xl leading-none" />
      <span className="trump-word">{trumpName(trump)}</span>
      <span className="trump-short">{shortTrump(trump)}</span>
    </span>
  )
}

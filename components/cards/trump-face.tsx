import { SuitSign } from '@/components/cards/suit'
import { isSuit, type Trump } from '@/lib/engine/table/card'
import { trumpName } from '@/lib/text/terms/cards'

/** The sign and the word of trumps on a key; the sign alone if the key is too narrow. A contract without a suit has only its word. */
export function TrumpFace({ trump }: { readonly trump: Trump }) {
  if (!isSuit(trump)) return <span className="text-sm leading-tight">{trumpName(trump)}</span>
  return (
    <span className="key-face">
      <SuitSign trump={trump} className="text-2xl leading-none" />
      <span className="trump-word">{trumpName(trump)}</span>
    </span>
  )
}

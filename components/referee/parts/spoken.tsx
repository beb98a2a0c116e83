/** The calls made at the table, in order, as in the script of a play. */
export function Spoken({ lines }: { readonly lines: readonly { readonly who: string; readonly words: string }[] }) {
  if (lines.length === 0) return null
  return (
    <ol aria-label={whatHasBeenSaid} className="mb-3 border-t border-rule">
      {lines.map(({ who, words }, index) => (
        <li key={index} className="grid grid-cols-[minmax(5rem,auto)_1fr] gap-3 border-b border-rule py-2 text-lg">
          <span className="text-soft">{who}</span>
          <span>{`“${words}”`}</span>
        </li>
      ))}
    </ol>
  )
}
import { whatHasBeenSaid } from '@/lib/messages/compiled/referee/asked'

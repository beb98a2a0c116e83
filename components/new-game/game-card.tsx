import { gameCharacter } from '@/lib/messages/compiled/rules/gameCharacter'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { isAnswered, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { wholeName } from '@/lib/text/terms/form-names'

interface CardFaceProps {
  readonly target: number
  readonly name: string
  readonly about: string
}

/** A game as it stands in a list: its target as it would be written on the sheet, its name, what sets it apart. */
export function CardFace({ target, name, about }: CardFaceProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-4 text-start cramped:flex-col cramped:items-start cramped:gap-1">
      <span
        aria-hidden="true"
        translate="no"
        className="num w-16 shrink-0 text-end text-3xl cramped:w-auto leading-none whitespace-nowrap"
      >
        {target}
      </span>
      <span className="min-w-0 border-s-2 border-margin ps-4 cramped:border-s-0 cramped:ps-0">
        <span className="block text-lg leading-snug font-semibold">{name}</span>
        <span className="block text-base leading-snug text-soft">{about}</span>
      </span>
    </span>
  )
}

/** A game of the documents. */
export function GameCard({ id }: { readonly id: RuleSetId }) {
  const about = isAnswered(id) ? gameCharacter[id] : ''
  return <CardFace target={ruleSet(id).values.target.value} name={wholeName(id)} about={about} />
}

import { Choice } from '@/components/ui/choice'
import { noOneNamed, whoHolds } from '@/lib/messages/compiled/app/together'

interface WhoHoldsProps {
  readonly names: readonly string[]
  readonly value: string
  readonly onChoose: (name: string) => void
}

/** By which of the players' names the others know this phone. */
export function WhoHolds({ names, value, onChoose }: WhoHoldsProps) {
  const options = [...new Set([...names, ...(value === '' ? [] : [value])])].map((name) => ({
    value: name,
    label: name,
  }))
  return (
    <section className="mt-4">
      <h3 className="text-base font-semibold">{whoHolds}</h3>
      <Choice
        translate="no"
        label={whoHolds}
        value={value}
        onChoose={onChoose}
        className="mt-2 flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={[...options, { value: '', label: noOneNamed }]}
      />
    </section>
  )
}

import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { noOneNamed, whoHolds } from '@/lib/messages/compiled/app/together'

interface WhoHoldsProps {
  readonly names: readonly string[]
  readonly value: string
  readonly onChoose: (name: string) => void
}

/** A choice of the player's name under which the others see this device. */
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
        className={`${STRIP} mt-2`}
        optionClassName="px-3"
        options={[...options, { value: '', label: noOneNamed }]}
      />
    </section>
  )
}

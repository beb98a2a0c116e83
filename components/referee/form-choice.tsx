import { useId } from 'react'
import { FORMS } from '@/lib/rulesets/forms'
import type { Form } from '@/lib/rulesets/forms'
import { ruleSet } from '@/lib/rulesets'

const nameOfForm = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).name : `${ruleSet(id).short}: ${variant.name}`

/** Whose rules to judge by, where no game says so. */
export function FormChoice({ form, onChoose }: { readonly form: Form; readonly onChoose: (id: string) => void }) {
  const id = useId()
  return (
    <div className="pb-3">
      <label htmlFor={id} className="block pb-1 text-base text-soft">
        By the rules of
      </label>
      <select
        id={id}
        value={form.id}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-3 text-lg text-ink"
      >
        {FORMS.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOfForm(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

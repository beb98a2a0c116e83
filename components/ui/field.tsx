import { useId, type ComponentProps } from 'react'
import { lettersFit } from '@/lib/messages/compiled/table/common'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly description?: string
  /** The most letters that the text keeps; the field says so once they are used up. */
  readonly most?: number
  /** The error and its remedy, shown next to the field. */
  readonly error?: string | null
  /** A question about the text, which can be left open. */
  readonly question?: string | null
}

/** A text field with its label, description and error, which belong together for screen readers too. */
export function Field({ label, description, error, question, most, ...rest }: FieldProps) {
  const id = useId()
  const limit = most ?? rest.maxLength
  const isFull = limit !== undefined && Array.from(String(rest.value ?? '')).length >= limit
  const help = description === undefined ? '' : `${id}-help`
  const wrong = error ? `${id}-error` : ''
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-base text-soft">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={`${help} ${wrong}`.trim() || undefined}
        aria-invalid={error ? true : undefined}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-3 text-lg text-ellipsis text-ink placeholder:text-soft aria-invalid:border-2 aria-invalid:border-red"
        {...rest}
      />
      {description === undefined ? null : (
        <p id={help} className="pt-1 text-sm text-soft">
          {description}
        </p>
      )}
      <p role="status" className={isFull ? 'pt-1 text-sm text-soft' : 'sr-only'}>
        {isFull ? lettersFit({ count: limit }) : null}
      </p>
      <p role="status" className="pt-1 text-base empty:hidden">
        {question}
      </p>
      {error ? (
        <p id={wrong} className="pt-1 text-base font-semibold text-red">
          {error}
        </p>
      ) : null}
    </div>
  )
}

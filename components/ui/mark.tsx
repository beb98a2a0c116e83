import { Check } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

type MarkProps = Omit<ComponentProps<'input'>, 'className'>

/** The ring or box in front of a choice; it is filled if the choice is taken. */
export function Mark({ type, ...rest }: MarkProps & { readonly type: 'radio' | 'checkbox' }) {
  const shape = type === 'radio' ? 'rounded-full' : 'rounded-md'
  return (
    <span className="relative mt-0.5 grid size-7 shrink-0 place-items-center">
      <input
        type={type}
        className={`peer col-start-1 row-start-1 size-7 appearance-none border-2 border-edge bg-card checked:border-ink checked:bg-ink disabled:border-rule ${shape}`}
        {...rest}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 hidden text-lg leading-none font-bold text-paper peer-checked:block"
      >
        {type === 'radio' ? (
          <span className="block size-2.5 rounded-full bg-paper" />
        ) : (
          <Icon of={Check} className="stroke-3" />
        )}
      </span>
    </span>
  )
}

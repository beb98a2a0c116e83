import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface FoldProps {
  readonly title: string
  /** A short summary of the content, shown under the title. */
  readonly aside?: ReactNode
  /** Called when it is opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A section of a page that is collapsed until the user opens it. */
export function Fold({ title, aside, onToggle, children }: FoldProps) {
  return (
    <details onToggle={(event) => onToggle?.(event.currentTarget.open)} className="border-t border-rule last:border-b">
      <summary className="flex min-h-14 list-none items-center gap-3 py-2 cramped:gap-1 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{title}</span>
          {aside === undefined ? null : <span className="block text-base text-soft">{aside}</span>}
        </span>
        <Icon
          of={ChevronRight}
          alongText
          className="mx-2 text-xl text-soft transition-transform cramped:mx-0 cramped:-ms-2 cramped:text-base [details[open]>summary>&]:rotate-90 rtl:[details[open]>summary>&]:-rotate-90"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

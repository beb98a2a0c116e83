import { ChevronRight, type IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { classNames } from './class-names'
import { Icon } from './icon'

interface ListRowProps {
  readonly label: ReactNode
  /** The current answer, next to the label. */
  readonly value?: ReactNode
  /** One line under the label. */
  readonly note?: ReactNode
  readonly icon?: IconNode
  /** `danger` for an action that loses something; `changed` shows a dot for a setting that is not the usual one. */
  readonly look?: 'plain' | 'danger' | 'changed'
  readonly disabled?: boolean
}

const ROW =
  'flex min-h-13 w-full items-center gap-3 border-b border-rule px-1 py-2 text-start leading-tight cramped:flex-wrap cramped:gap-x-2 cramped:gap-y-0 disabled:text-soft aria-[current]:-ms-1 aria-[current]:w-auto aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card'

function Face({ label, value, note, icon, look = 'plain' }: ListRowProps) {
  return (
    <>
      {icon === undefined ? null : <Icon of={icon} />}
      {look === 'changed' ? <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-felt" /> : null}
      <span className={classNames('min-w-min flex-1', look === 'danger' && 'text-red')}>
        <span>{label}</span>
        {note === undefined ? null : <span className="block text-sm text-soft">{note}</span>}
      </span>
      {value === undefined ? null : (
        <span
          className={classNames(
            'max-w-1/2 text-end cramped:order-last cramped:max-w-full cramped:basis-full',
            look === 'changed' ? 'font-semibold' : 'text-soft',
          )}
        >
          {value}
        </span>
      )}
      <Icon of={ChevronRight} alongText className="shrink-0 text-soft" />
    </>
  )
}

/** A row of a list that opens something: its label, its value and a chevron. */
export const ListRow = ({ onPress, ...face }: ListRowProps & { readonly onPress: () => void }) => (
  <button type="button" disabled={face.disabled} onClick={onPress} className={ROW}>
    <Face {...face} />
  </button>
)

interface ListLinkProps extends ListRowProps {
  readonly href: string
  /** The link component: to a page, or to a step over this one. */
  readonly as?: (props: ComponentProps<typeof ScreenLink> & { readonly href: string }) => ReactNode
  readonly current?: boolean
  /** True if the page replaces the list in the history. */
  readonly replace?: boolean
}

/** A row of a list that leads to a page of its own. */
export const ListLink = ({ href, as: Way = ScreenLink, current = false, replace = false, ...face }: ListLinkProps) => (
  <Way href={href} replace={replace} className={ROW} aria-current={current ? 'true' : undefined}>
    <Face {...face} />
  </Way>
)

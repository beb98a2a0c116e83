import { ChevronRight, type IconNode } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

interface ListRowProps {
  readonly label: ReactNode
  /** The answer that is set, beside the label. */
  readonly value?: ReactNode
  /** One line under the label. */
  readonly note?: ReactNode
  readonly icon?: IconNode
  /** `danger` for an act that loses something. */
  readonly look?: 'plain' | 'danger'
  readonly disabled?: boolean
}

const ROW = 'flex min-h-13 w-full items-center gap-3 border-b border-rule px-1 py-2 text-start disabled:text-soft'

function Face({ label, value, note, icon, look }: ListRowProps) {
  return (
    <>
      {icon === undefined ? null : <Icon of={icon} />}
      <span className={classNames('min-w-0 flex-1', look === 'danger' && 'text-red')}>
        <span>{label}</span>
        {note === undefined ? null : <span className="block text-base text-soft">{note}</span>}
      </span>
      {value === undefined ? null : <span className="max-w-1/2 text-end text-soft">{value}</span>}
      <Icon of={ChevronRight} className="text-soft" />
    </>
  )
}

/** A row of a list that opens more: what it is, its value, a chevron. */
export const ListRow = ({ onPress, ...face }: ListRowProps & { readonly onPress: () => void }) => (
  <button type="button" disabled={face.disabled} onClick={onPress} className={ROW}>
    <Face {...face} />
  </button>
)

/** A row of a list that leads to a page of its own; `replace` where that takes the place of the list. */
export const ListLink = ({
  href,
  replace,
  ...face
}: ListRowProps & { readonly href: string; readonly replace?: boolean }) => (
  <Link href={href} replace={replace ?? false} prefetch={false} className={ROW}>
    <Face {...face} />
  </Link>
)

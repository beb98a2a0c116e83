import type { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

interface EmptyProps {
  readonly icon: typeof X
  readonly title: string
  /** A sentence on what will be shown here later. */
  readonly about: string
  /** The next thing to do. */
  readonly children?: ReactNode
}

/** The notice in place of an empty list: what belongs there, and how to add it. */
export const Empty = ({ icon, title, about, children }: EmptyProps) => (
  <div className="my-4 grid justify-items-center gap-2 rounded-2xl border-2 border-dashed border-edge px-4 py-8 text-center">
    <Icon of={icon} className="text-4xl text-soft" />
    <p className="text-xl font-semibold">{title}</p>
    <p className="text-base text-balance text-soft">{about}</p>
    {children === undefined ? null : <div className="pt-2">{children}</div>}
  </div>
)

import type { X } from 'lucide'
import { classNames } from './class-names'

interface IconProps {
  /** A drawing of lucide. Each is imported by name where it is used: no other gets into the app. */
  readonly of: typeof X
  /** It points the way the text runs, or against it: it is turned where that is from right to left. */
  readonly alongText?: boolean
  readonly className?: string
}

/** A drawing as large as the letters beside it. What it means is said by the label of what it stands on. */
export const Icon = ({ of: shapes, alongText = false, className }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={classNames('icon', alongText && 'rtl:-scale-x-100', className)}
  >
    {shapes.map(([Shape, attributes], index) => {
      const Tag = Shape as 'path'
      return <Tag key={index} {...attributes} />
    })}
  </svg>
)

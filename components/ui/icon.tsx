import type { X } from 'lucide'
import { classNames } from './class-names'

interface IconProps {
  /** A drawing of lucide. Import each by name where it is used, so that the app contains no others. */
  readonly of: typeof X
  /** True if it points along the text or against it: it is mirrored in right-to-left text. */
  readonly alongText?: boolean
  readonly className?: string
}

/** An icon as large as the letters next to it. Its meaning is in the label of the element around it. */
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

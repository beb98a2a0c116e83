import type { X } from 'lucide'
import { classNames } from './class-names'

interface IconProps {
  /** A drawing of lucide. Each is imported by name where it is used: no other gets into the app. */
  readonly of: typeof X
  readonly className?: string
}

/** A drawing as large as the letters beside it. What it means is said by the label of what it stands on. */
export const Icon = ({ of: shapes, className }: IconProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('icon', className)}>
    {shapes.map(([Shape, attributes], index) => {
      const Tag = Shape as 'path'
      return <Tag key={index} {...attributes} />
    })}
  </svg>
)

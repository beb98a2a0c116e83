import { classNames } from './class-names'

interface SkeletonProps {
  /** The label for screen readers. */
  readonly label: string
  /** The number of rows to expect, so that nothing below moves when they load. */
  readonly rows: number
  /** The height of a row, as a class. */
  readonly row?: string
  readonly className?: string
}

/**
 * A placeholder for content that is loading, as high as the content will be. It appears late, so that it does not flash if the
 * content loads at once.
 */
export const Skeleton = ({ label, rows, row = 'min-h-16', className = '' }: SkeletonProps) => (
  <div role="status" aria-label={label} className={classNames('late', className)}>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={classNames(row, 'flex items-center border-b border-rule')}>
        <span className={classNames('h-4 bg-rule', index % 2 === 0 ? 'w-2/3' : 'w-1/2')} />
      </div>
    ))}
  </div>
)

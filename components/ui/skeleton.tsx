import { classNames } from './class-names'

interface SkeletonProps {
  /** The label for screen readers. */
  readonly label: string
  /** The number of rows that will be shown here, so that loading moves nothing below. */
  readonly rows: number
  /** How high a row will be, as a class. */
  readonly row?: string
  readonly className?: string
}

/** No one sees it blink where what is to come is here at once. */
const LATE = 'transition-opacity delay-150 starting:opacity-0'

/** The place of something that is still to come, as high as it will be. */
export const Skeleton = ({ label, rows, row = 'min-h-16', className = '' }: SkeletonProps) => (
  <div role="status" aria-label={label} className={classNames(LATE, className)}>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={classNames(row, 'flex items-center border-b border-rule')}>
        <span className={classNames('h-4 rounded-full bg-rule', index % 2 === 0 ? 'w-2/3' : 'w-1/2')} />
      </div>
    ))}
  </div>
)

import { classNames } from './class-names'

interface BigFigureProps {
  readonly children: string
  readonly className?: string
}

/** A figure as large as it may be (`--figure-most`) without being wider than its place: see `figure-place`. */
export function BigFigure({ children, className }: BigFigureProps) {
  return (
    <span data-digits={children.length} className={classNames('big-figure num block leading-none', className)}>
      {children}
    </span>
  )
}

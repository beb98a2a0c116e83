import { classNames } from './class-names'

declare module 'react' {
  interface CSSProperties {
    readonly '--from'?: number
    readonly '--to'?: number
  }
}

interface BigFigureProps {
  readonly children: string
  /** Counts up, or down, when it appears; the text is the last figure from the beginning. */
  readonly count?: { readonly from: number; readonly to: number } | null
  /** How many digits its place is for, where figures beside each other are of one size. */
  readonly digits?: number
  readonly className?: string
}

/** A figure as large as it may be (`--figure-most`) without being wider than its place: see `figure-place`. */
export function BigFigure({ children, count = null, digits = children.length, className }: BigFigureProps) {
  return (
    <span
      translate="no"
      data-digits={digits}
      className={classNames('big-figure num block leading-none', count !== null && 'counts', className)}
      {...(count === null ? {} : { style: { '--from': count.from, '--to': count.to } })}
    >
      {children}
    </span>
  )
}

import { classNames } from './class-names'

declare module 'react' {
  interface CSSProperties {
    readonly '--from'?: number
    readonly '--to'?: number
  }
}

interface BigFigureProps {
  readonly children: string
  /** Animates the figure from one value to another when it appears; its text is the last value from the beginning. */
  readonly count?: { readonly from: number; readonly to: number } | null
  /** The number of digits to leave room for, so that figures next to each other have the same size. */
  readonly digits?: number
  readonly className?: string
}

/** A figure as large as possible, up to `--figure-most`, without being wider than its place: see `figure-place`. */
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

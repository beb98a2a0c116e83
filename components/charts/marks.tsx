interface CrossProps {
  readonly x: number
  readonly y: number
  /** Half the width of the mark. */
  readonly r?: number
}

/** The mark of a bate. */
export function Cross({ x, y, r = 6 }: CrossProps) {
  return (
    <path
      d={`M${x - r},${y - r}L${x + r},${y + r}M${x + r},${y - r}L${x - r},${y + r}`}
      strokeWidth={3}
      className="fill-none stroke-red"
    />
  )
}

/** The mark of a hand that puts a side in front. */
export function RingMark({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r={7} strokeWidth={2} className="fill-none stroke-ink" />
}

/** The mark of held-over points: an open box; filled if they are won. */
export function HangBox({ x, y, isWon }: { readonly x: number; readonly y: number; readonly isWon: boolean }) {
  return (
    <rect
      x={x - 6}
      y={y - 6}
      width={12}
      height={12}
      rx={2}
      strokeWidth={2}
      strokeDasharray={isWon ? 'none' : '3 2'}
      className={isWon ? 'fill-soft stroke-soft' : 'fill-none stroke-soft'}
    />
  )
}

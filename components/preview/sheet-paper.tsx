import type { Elements } from '@/components/ui/elements'
import { PAPER } from './paper'

/** The distance from one rule of the paper to the next, in pixels. */
export const SHEET_LINE = 84
/** The distance by which letters are lowered to stand on the rule, from the middle of a line, in pixels. */
export const LOWERED = 13

interface SheetPaperProps {
  readonly lines: number
  /** The distance of the red margin line from the left, in pixels. */
  readonly margin: number
  readonly children: Elements
}

/** Ruled paper with a margin line. */
export function SheetPaper({ lines, margin, children }: SheetPaperProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: lines * SHEET_LINE,
        background: PAPER.card,
      }}
    >
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} style={{ ...RULE, top: (line + 1) * SHEET_LINE - 2 }} />
      ))}
      <div style={{ ...MARGIN_LINE, left: margin }} />
      {children}
    </div>
  )
}

const RULE = { position: 'absolute', left: 0, width: '100%', height: 2, background: PAPER.rule } as const
const MARGIN_LINE = { position: 'absolute', top: 0, width: 3, height: '100%', background: PAPER.margin } as const

import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface FigureTableProps {
  readonly caption?: string
  /** True if the caption is for screen readers only, because the text around the table says the same. */
  readonly isCaptionHidden?: boolean
  /**
   * The headings of the columns: for the names of the rows, if it is needed, for each column of figures, and for the words after
   * them.
   */
  readonly heads?: { readonly names?: string; readonly figures: readonly string[]; readonly words?: string }
  /** True if the headings are names, which can be long and take several lines; other words never break. */
  readonly isOfNames?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A table of figures, with a named row for each `FigureRow`. */
export function FigureTable(props: FigureTableProps) {
  const { caption, isCaptionHidden = false, heads, isOfNames = true, className, children } = props
  return (
    <table className={classNames('w-full border-collapse text-base', className)}>
      {caption === undefined ? null : (
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-1 text-start text-soft'}>{caption}</caption>
      )}
      {heads === undefined ? null : (
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            {heads.names === undefined ? (
              <td />
            ) : (
              <th scope="col" className="py-2 text-start font-semibold">
                {heads.names}
              </th>
            )}
            {heads.figures.map((head, column) => (
              <th
                key={column}
                scope="col"
                translate={isOfNames ? 'no' : undefined}
                className={classNames('py-2 ps-3 text-end font-semibold', isOfNames && '[overflow-wrap:anywhere]')}
              >
                {head}
              </th>
            ))}
            {heads.words === undefined ? null : (
              <th scope="col" className="min-w-36 py-2 ps-4 text-start font-semibold">
                {heads.words}
              </th>
            )}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  )
}

interface FigureRowProps {
  readonly head: ReactNode
  readonly figures: readonly ReactNode[]
  /** The text after the figures. */
  readonly words?: string
}

export function FigureRow({ head, figures, words }: FigureRowProps) {
  return (
    <tr className="border-t border-rule first:border-t-0 last:border-b">
      <th scope="row" translate={typeof head === 'number' ? 'no' : undefined} className="py-1.5 text-start font-normal">
        {head}
      </th>
      {figures.map((figure, column) => (
        <td key={column} translate="no" className="num py-1.5 ps-3 text-end text-lg whitespace-nowrap">
          {figure}
        </td>
      ))}
      {words === undefined ? null : <td className="py-1.5 ps-4">{words}</td>}
    </tr>
  )
}

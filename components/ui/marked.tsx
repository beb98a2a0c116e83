import { Fragment, type ReactElement } from 'react'

interface MarkedProps {
  /** A message with parts that are marked: `Open <link>your data</link>.` */
  readonly text: string
  /** Returns the element for each marked part, by the name of its mark. */
  readonly marks: Readonly<Record<string, (words: string) => ReactElement>>
}

/** A message whose marked parts become elements, in the order in which the language has them. */
export const Marked = ({ text, marks }: MarkedProps) =>
  text.split(/(<(\w+)>.*?<\/\2>)/).map((part, index, parts) => {
    // The list repeats: a text, a marked part, the name of its mark.
    if (index % 3 === 2) return null
    const words = index % 3 === 1 ? part.replace(/^<\w+>|<\/\w+>$/g, '') : part
    const element = index % 3 === 1 ? marks[parts[index + 1] ?? ''] : undefined
    if (words === '') return null
    return element === undefined ? <span key={index}>{words}</span> : <Fragment key={index}>{element(words)}</Fragment>
  })

import { Fragment, type ReactElement } from 'react'

interface MarkedProps {
  /** A message with parts that are marked: `Open <link>your data</link>.` */
  readonly text: string
  /** Returns the element for each marked part, by the name of its mark. */
  readonly marks: Readonly<Record<string, (words: string) => ReactElement>>
}

/** A message in which each part has an element of its own, wherever the language puts those that are marked. */
export const Marked = ({ text, marks }: MarkedProps) =>
  text.split(/(<(\w+)>.*?<\/\2>)/).map((part, index, parts) => {
    // A part, its mark, the text up to the next part, and so on.
    if (index % 3 === 2) return null
    const words = index % 3 === 1 ? part.replace(/^<\w+>|<\/\w+>$/g, '') : part
    const element = index % 3 === 1 ? marks[parts[index + 1] ?? ''] : undefined
    if (words === '') return null
    return element === undefined ? <span key={index}>{words}</span> : <Fragment key={index}>{element(words)}</Fragment>
  })

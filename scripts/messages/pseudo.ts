// Makes two test languages from English: one with accents and two fifths longer, which shows texts that are cut off or are no
// messages, and one that runs from right to left.
import { FluentParser, FluentSerializer, TextElement } from '@fluent/syntax'
import { nodesIn } from './nodes'

type Change = (text: string) => string

const PLAIN = 'acdegiklnorstuyz'
const ACCENTED = 'áçðëğïķļñôŕšţüýž'
const BASE = 'abcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'

/** The changes of an English text by the language that they make. */
export const PSEUDO: Readonly<Record<string, Change>> = {
  'en-XA': (text) => longer(letters(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)),
  'ar-XB': (text) => letters(text, (letter) => ARABIC[BASE.indexOf(letter)] ?? letter),
}

/** Changes only letters: figures, signs and marks (`<link>`) stay. */
const letters = (text: string, change: Change): string =>
  text
    .split(/(<\/?\w+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/[a-z]/gi, (letter) => cased(letter, change))))
    .join('')

function cased(letter: string, change: Change): string {
  const small = change(letter.toLowerCase())
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/** Repeats vowels until the text is two fifths longer. */
function longer(text: string): string {
  const vowels = text.match(/[áëïôü]/gi) ?? []
  let left = Math.round(text.length * 0.4)
  const each = Math.ceil(left / vowels.length)
  return text.replace(/[áëïôü]/gi, (letter) => {
    const more = Math.min(each, left)
    left -= more
    return letter + letter.toLowerCase().repeat(more)
  })
}

/** Returns a file of English messages in a made-up language. */
export function pseudoSource(source: string, change: Change): string {
  const resource = new FluentParser({ withSpans: false }).parse(source)
  for (const node of nodesIn(resource)) if (node instanceof TextElement) node.value = change(node.value)
  return new FluentSerializer({}).serialize(resource)
}

// Makes two test languages from English: one with accents and two fifths longer, which shows texts that are cut off or are no
// messages, and one that runs from right to left.
import { FluentParser, FluentSerializer } from '@fluent/syntax'

const ACCENTS = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'ë',
  g: 'ğ',
  i: 'ï',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ô',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
}
const BASE = 'abcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'

/** @type {Readonly<Record<string, (text: string) => string>>} */
export const PSEUDO = {
  'en-XA': (text) => longer(letters(text, (letter) => ACCENTS[letter] ?? letter)),
  'ar-XB': (text) => letters(text, (letter) => ARABIC[BASE.indexOf(letter)] ?? letter),
}

/** Changes only letters: figures, signs and marks (`<link>`) stay. */
const letters = (text, change) =>
  text
    .split(/(<\/?\w+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/[a-z]/gi, (letter) => cased(letter, change))))
    .join('')

function cased(letter, change) {
  const small = change(letter.toLowerCase())
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/** Repeats vowels until the text is two fifths longer. */
function longer(text) {
  const wanted = Math.round(text.length * 0.4)
  const places = [...text].flatMap((letter, place) => (/[áëïôü]/i.test(letter) ? [place] : []))
  if (places.length === 0) return text
  const each = Math.ceil(wanted / places.length)
  let left = wanted
  return [...text]
    .map((letter, place) => {
      if (!places.includes(place) || left <= 0) return letter
      const more = Math.min(each, left)
      left -= more
      return letter + letter.toLowerCase().repeat(more)
    })
    .join('')
}

/**
 * Returns a file of English messages in a made-up language.
 * @param {string} source
 * @param {(text: string) => string} change
 */
export function pseudoSource(source, change) {
  const resource = new FluentParser({ withSpans: false }).parse(source)
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return
    if (node.type === 'TextElement') node.value = change(node.value)
    for (const value of Object.values(node).flat()) visit(value)
  }
  visit(resource)
  return new FluentSerializer({}).serialize(resource)
}

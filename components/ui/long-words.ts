/** The widths of bold letters in the widest font that phones have, in hundredths of the font size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI'’.,|]/u, 38],
  [/[ftrJ()-]/u, 50],
  [/[mwMWшщжюфыШЩЖЮФЫ@%]/u, 104],
  [/[\p{Lu}\p{Lo}\p{Extended_Pictographic}]/u, 80],
]
const ORDINARY = 71

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY

/** Returns the width of the widest word of these names, in whole font sizes. A line can also break after a hyphen. */
export const widestWord = (names: readonly string[]): number =>
  Math.ceil(
    Math.max(
      1,
      ...names
        .flatMap((name) => name.split(/\s+|(?<=-)/u))
        .map((word) => Array.from(word).reduce((sum, letter) => sum + widthOf(letter), 0) / 100),
    ),
  )

/** The settings screen and its parts. */
export const SETTINGS_TITLE = 'Settings'
export const LOOK_AND_WORDS = 'Look and words'
export const DURING_A_GAME = 'During a game'
export const WHAT_IS_STORED = 'What is stored'
export const HELP = 'Help'
export const GUIDE = { name: 'Guide', about: 'Every screen, in plain words' } as const
export const ASKING_THE_BROWSER = 'Asking the browser…'

/** The choices: a title, and what each value is called. */
export const THEME = { title: 'Theme', values: { system: 'Automatic', light: 'Light', dark: 'Dark' } } as const
export const SUIT_COLOURS = { title: 'Suits', values: { two: 'Two colours', four: 'Four colours' } } as const
export const HOLDING_HAND = {
  title: 'The hand that holds the phone',
  values: { right: 'Right', left: 'Left' },
} as const
export const WORDS_CHOICE = { title: 'Words', values: { table: 'The table’s', plain: 'Plain' } } as const
export const COUNTING = {
  title: 'Way of counting',
  values: { piles: 'Card points', totals: 'Totals', board: 'The cards' },
} as const

/** What a choice does, under it. */
export const THEME_SAID = 'Automatic is light or dark as the phone itself is set.'

export const WORDS_SAID = {
  table: 'Each game has its own: Yuss, Manel, bate; jass, menel, bete; belote, carré, inside.',
  plain: 'The same for every game: trump jack, trump nine, failed, king and queen.',
} as const

export const COUNTING_SAID = {
  piles: 'The points of the cards taken go on the keypad; the sheet adds the rest.',
  totals: 'The table adds up aloud and gives the finished totals.',
  board: 'A pile is counted by tapping its cards.',
} as const

/** What is on or off, what that means, and why it cannot be had. */
export const SPOKEN = {
  label: 'Say the score aloud',
  note: 'After each saved hand: its points, the totals, who deals.',
  barred: 'This browser cannot speak.',
} as const

export const ACCEPTANCE = {
  label: 'The other side accepts each hand',
  note: 'The other side agrees with a tap after each saved hand. You can go on before that.',
} as const

export const WAKE_LOCK = {
  label: 'Keep the screen on during a game',
  note: 'Until you leave the sheet.',
  barred: 'This browser cannot keep the screen on.',
} as const

export const TURNED = {
  label: 'Totals for the other side too',
  note: 'Upside down at the upper edge of the sheet, where it is high enough: for a tablet in the middle of the table.',
} as const

/** Emptying the phone: the button, the warning, the question, the end. */
export const DELETE_ALL_OPEN = 'Delete everything on this phone…'
export const DELETE_ALL_TITLE = 'Delete everything on this phone'
export const DELETE_ALL_CANCEL = 'Cancel'
export const DELETE_ALL_GO_ON = 'Delete everything…'
export const DELETE_ALL_DO = 'Delete everything now'
export const DELETE_ALL_DONE = 'Everything was deleted. Yuss on this phone is as on the first day.'
export const DELETE_ALL_FOR_GOOD =
  'It cannot be undone, and no server has a copy. Save a backup first if you may want any of it back.'
export const DELETE_ALL_NO_WAY_BACK = 'This cannot be undone.'

/** `games` as `gamesStored` says them. */
export const deletesSentence = (games: string): string =>
  `This deletes ${games}, with their series, the names and house rules you saved, half-filled hands and these settings.`

export const deleteAllSure = (games: string): string => `Yes, delete ${games}, with everything else`

/** The games on this phone, inside a sentence; `own` is `null` where they could not be counted, and leaves the example out. */
export function gamesStored(own: number | null, hasExample: boolean): string {
  if (own === null) return 'every game'
  const example = hasExample ? 'the example game' : null
  if (own === 0) return example ?? 'what is stored'
  const games = own === 1 ? 'the one game stored here' : `all ${own} games stored here`
  return example === null ? games : `${games} and ${example}`
}

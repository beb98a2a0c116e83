/** What stands in the place of a part of a screen that could not be fetched. */
export const TRY_AGAIN = 'Try again'
export const partMissing = (name: string): string => `${name} could not be fetched. Nothing that was saved is lost.`

/** What such parts are called. */
export const PART_NAMES = {
  board: 'The pack of cards to tap',
  charts: 'The charts',
  comparison: 'The comparison of the rules',
  damage: 'What was found damaged',
  data: 'What is kept on this phone',
  filters: 'What to find games by',
  found: 'What was found',
  gameRules: 'The rules of this game',
  gamesPlayed: 'The list of games',
  handForm: 'The hand form',
  handsTable: 'The table of hands',
  help: 'What helps here',
  houseRules: 'The house rules',
  howWePlay: 'The page of your rules',
  lastResult: 'The last result',
  more: 'What is rare in a hand',
  newGame: 'The form for a new game',
  opened: 'What was opened',
  opener: 'What opens files and codes',
  overtaken: 'The hand from the other tab',
  person: 'The form for this player',
  player: 'The page of this player',
  print: 'The sheet to print',
  rareRules: 'The other rules',
  ruling: 'This ruling',
  saveBackup: 'The button for a backup',
  scanner: 'The scanner',
  share: 'What shares this',
  sheet: 'The sheet',
  sheetPaper: 'This part of the sheet',
} as const

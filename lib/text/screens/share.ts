import * as said from '../../messages/compiled/app/csv'

/** Returns the headings of the columns with the facts of a hand. */
export const csvFacts = (): readonly string[] => [
  said.csvSaved,
  said.csvDealer,
  said.csvTaker,
  said.csvTrumps,
  said.csvTimes,
  said.csvResult,
]

/** Returns the headings of the columns with the facts of a game. */
export const csvGame = (): readonly string[] => [said.csvGame, said.csvBegun, said.csvRules, said.csvPlayers]

/** Returns the headings of a side's columns: with its name, or (`countedColumns`) with its number. */
export const namedColumns = (side: string): readonly string[] => [
  said.csvMadeOf({ side }),
  said.csvPointsOf({ side }),
  said.csvTotalOf({ side }),
]
export const countedColumns = (side: number): readonly string[] => [
  said.csvSide({ side }),
  said.csvMade,
  said.csvPoints,
  said.csvTotal,
]

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

/** The same over those of its game. */
export const csvGame = (): readonly string[] => [said.csvGame, said.csvBegun, said.csvRules, said.csvPlayers]

/** Of a side that has a name, and of one that is only counted. */
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

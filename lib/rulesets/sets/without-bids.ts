import { notInGame } from '../sources/cite'
import type { DocumentId } from '../sources/sources'
import { value, type SourcedRules } from './rule-set'

type Lacking =
  | 'goal'
  | 'winBy'
  | 'bidStart'
  | 'bidTop'
  | 'bidNeeds'
  | 'bidWrites'
  | 'failedBid'
  | 'failedSweep'
  | 'pile'
  | 'doubleOf'
  | 'capotBid'
  | 'capotWrites'
  | 'meldContest'
  | 'sweepMelds'
  | 'belaDecides'
  | 'belaKept'
  | 'written'

/**
 * Returns the values for everything that the games of the Klaberjass pages and bridge-belote lack: bids of points, one contest
 * for all declarations, rounded sheets, games of a fixed number of hands. Their documents mention none of it.
 */
export function withoutBids(document: DocumentId): Pick<SourcedRules, Lacking> {
  const source = notInGame(document)
  return {
    goal: value('points', source),
    winBy: value('count', source),
    bidStart: value(80, source),
    bidTop: value(160, source),
    bidNeeds: value('bid', source),
    bidWrites: value('made-and-bid', source),
    failedBid: value('yes', source),
    failedSweep: value('yes', source),
    pile: value(162, source),
    doubleOf: value('everything', source),
    capotBid: value(250, source),
    capotWrites: value('bid', source),
    meldContest: value('apart', source),
    sweepMelds: value('own', source),
    belaDecides: value('yes', source),
    belaKept: value('no', source),
    written: value('exact', source),
  }
}

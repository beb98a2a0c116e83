import type { Irregularity, Remedy, RemedyEntry } from '../../engine/referee/irregularities'
import * as said from '../../messages/compiled/referee/irregularities'
import type { Table } from '../table'

/** The texts of a mistake: its name at the table, and other words for it. */
export interface IrregularityText {
  readonly title: string
  readonly detail: string
  /** Further words for the search. */
  readonly words: string
}

const text = (title: string, detail: string, words: string): IrregularityText => ({ title, detail, words })

export function irregularityText(table: Table, irregularity: Irregularity): IrregularityText {
  switch (irregularity) {
    case 'exposed-in-deal':
      return text(said.wrongExposedInDeal, said.wrongExposedInDealAbout, said.wrongExposedInDealWords)
    case 'wrong-count-before':
      return text(said.wrongCountBefore, said.wrongCountBeforeAbout, said.wrongCountBeforeWords)
    case 'wrong-count-bidding':
      return text(said.wrongCountBidding, said.wrongCountBiddingAbout, said.wrongCountBiddingWords)
    case 'wrong-count-play':
      return text(said.wrongCountPlay, said.wrongCountPlayAbout, said.wrongCountPlayWords)
    case 'false-run':
      return text(said.wrongFalseRun(table), said.wrongFalseRunAbout, said.wrongFalseRunWords)
    case 'false-bela':
      return text(said.wrongFalseBela(table), said.wrongFalseBelaAbout, said.wrongFalseBelaWords)
    case 'revoke':
      return text(said.wrongRevoke, said.wrongRevokeAbout, said.wrongRevokeWords)
    case 'low-trump-lead':
      return text(said.wrongLowTrumpLead, said.wrongLowTrumpLeadAbout, said.wrongLowTrumpLeadWords)
    case 'exposed-card':
      return text(said.wrongExposedCard, said.wrongExposedCardAbout, said.wrongExposedCardWords)
    case 'out-of-turn':
      return text(said.wrongOutOfTurn, said.wrongOutOfTurnAbout, said.wrongOutOfTurnWords)
    case 'claim-moment':
      return text(said.wrongClaimMoment, said.wrongClaimMomentAbout, said.wrongClaimMomentWords)
    case 'false-claim':
      return text(said.wrongFalseClaim, said.wrongFalseClaimAbout, said.wrongFalseClaimWords)
  }
}

/** Returns the remedy in a sentence or two. */
export function remedyText({ rules }: Table, remedy: Remedy): string {
  switch (remedy) {
    case 'redeal':
      return said.remedyRedeal
    case 'correct':
      return said.remedyCorrect
    case 'put-right':
      return said.remedyPutRight
    case 'all-to-other-side':
      return said.remedyAllToOtherSide
    case 'no-claim':
      return said.remedyNoClaim
    case 'game-lost':
      return rules.players === 3 ? said.remedyGameLostByThree : said.remedyGameLost
    case 'no-claims-here':
      return said.remedyNoClaimsHere
    case 'nothing':
      return said.remedyNothing
    case 'agree':
      return said.remedyAgree
  }
}

/** Returns the label of the button that writes the remedy on the sheet. */
export function entryLabel(entry: RemedyEntry): string {
  switch (entry) {
    case 'misdeal':
      return said.saveMisdeal
    case 'revoke':
      return said.saveRevoke
    case 'claimed':
      return said.toTheClaim
    case 'agreed':
      return said.saveAdjustment
  }
}

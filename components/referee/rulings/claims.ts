/** The rulings on claims and bela, which are loaded together. */
export { BelaRuling } from './bela-ruling'
export { ClaimRulingPart } from './claim-ruling'

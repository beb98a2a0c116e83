/** The rulings on a deal before its play. They share most of their code, so they are loaded together. */
export { BiddingRuling } from './bidding-ruling'
export { CutRuling } from './cut-ruling'
export { ExchangeRuling } from './exchange-ruling'
export { VoidRuling } from './void-ruling'

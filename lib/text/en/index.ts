export { announceSave, calledOut, dealsSentence } from './announce'
export {
  cardName,
  cardShort,
  RANK_NAMES,
  SUIT_NAMES,
  SUIT_SYMBOLS,
  TRUMP_NAMES,
  TRUMP_SYMBOLS,
  trumpName,
} from './cards'
export { clashReason, clashSentence } from './clash'
export { endingSentence } from './ending'
export { capital, list } from './grammar'
export { claimBelaLabel, stakesLabel, thrownInLabel, unit, verdictLabel } from './labels'
export { lineText } from './line'
export { fallbackNames, nameOf, partyOf, sideHeading, sideNames, tableOf } from './names'
export { optionLine, optionName, optionQuestion, optionText, optionValueText, rulesInWords } from './options'
export { problemSentence, problemText } from './problem'
export { runName } from './runs'
export { earnedSummary } from './summary'
export { verdictSentence } from './verdict'
export { PLAIN_WORDS, WORDS, wordsFor } from './words'

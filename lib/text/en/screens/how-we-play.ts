/** The rules of a table on one page. */
export const HOW_WE_PLAY = 'How we play'
export const TO_THE_RULES = 'To the rules'
export const RULES_MISSING = 'These rules are not on this phone.'

/** Under the name; `others` counts what is played otherwise than written. */
export const howWePlayAfter = (document: string, others: number): string =>
  others === 0
    ? `How we play: ${document} as it is written.`
    : `How we play: after ${document}; what we do otherwise stands in bold.`

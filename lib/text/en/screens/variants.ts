/** Why a variant cannot join another that was chosen: both settle the same question. */
export const variantBarred = (name: string, question: string): string =>
  `Not together with “${name}”: the two settle “${question}” differently.`

/** A word for one and for several. */
export interface OneMany {
  readonly one: string
  readonly many: string
}

/** The words that a table has for the things of the game, as they stand inside a sentence. */
export interface Words {
  /** The jack and the nine of trumps, and the seven that can be exchanged. */
  readonly trumpJack: string
  readonly trumpNine: string
  readonly trumpSeven: string
  /** The card that offers its suit as trumps. */
  readonly turnUp: string
  /** King and queen of trumps. */
  readonly bela: string
  /** Who chose the trumps, and who plays against. */
  readonly taker: string
  readonly defender: string
  /** Said of a taker who failed, with the person before it. */
  readonly bate: OneMany
  /** The same as a mark beside a figure. */
  readonly bateMark: string
  readonly lastTrick: string
  readonly run: OneMany
  /** Whether a run is called by what it is worth or by how many cards it has. */
  readonly runNames: 'by-value' | 'by-length'
  readonly runOfThree: OneMany
  readonly runOfFour: OneMany
  readonly runOfFive: OneMany
  readonly fourOfAKind: OneMany
  /** Of points that wait: after the figure, and as its verb. */
  readonly heldOver: string
  readonly areHeldOver: OneMany
  /** Taking every trick: its name, and what it is rewarded as. */
  readonly sweep: string
  readonly forSweep: string
  /** After “makes it” and the like, by how many times the hand counts. */
  readonly doubled: { readonly 2: string; readonly 4: string; readonly 8: string }
  readonly points: OneMany
  readonly matchPoints: OneMany
  readonly thrownIn: string
}

/** Whose words a person wants to read: those of the game on the table, or plain ones. */
export const WORD_CHOICES = ['own', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]

import type { Ruling } from '../../engine/referee/rulings'
import { ruling as titles } from '../../messages/compiled/referee/ruling'
import { rulingAbout } from '../../messages/compiled/referee/rulingAbout'

interface RulingText {
  readonly title: string
  readonly about: string
}

/** Returns the texts of a ruling in the referee's list. */
export const rulingText = (ruling: Ruling): RulingText => ({ title: titles[ruling], about: rulingAbout[ruling] })

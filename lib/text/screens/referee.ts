import type { Ruling } from '../../engine/referee/rulings'
import { ruling as titles } from '../../messages/compiled/referee/ruling'
import { rulingAbout } from '../../messages/compiled/referee/rulingAbout'

/** Returns the texts of a ruling in the referee's list. */
export const rulingText = (ruling: Ruling) => ({ title: titles[ruling], about: rulingAbout[ruling] })

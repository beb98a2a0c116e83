/**
 * The readers that use schemas: for rows that this build has not written, and their hands. Loaded when one is found.
 */
export { parseHand } from '../../../format/parse-hand'
export { readBy } from '../../../format/schema'
export { clubNight, word } from './club-night'
export { draft } from './draft'
export { entry } from './entry'
export { game } from './game'
export { house } from './house'
export { joined } from './joined'
export { player } from './player'
export { register } from './register'
export { series } from './series'
export { setting } from './setting'

import { defineRecord } from './record'

export type { PlayerRecord } from './schemas/player'

export const playerRecord = defineRecord('player', (schemas) => schemas.player)

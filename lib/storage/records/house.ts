import { defineRecord } from './record'

export type { HouseRecord } from './schemas/house'

export const houseRecord = defineRecord('house', (schemas) => schemas.house)

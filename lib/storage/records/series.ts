import { defineRecord } from './record'

export type { SeriesRecord } from './schemas/series'

export const seriesRecord = defineRecord('series', (schemas) => schemas.series)

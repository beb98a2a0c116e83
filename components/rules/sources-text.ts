import { howWeRead, howWeReadAbout, placesReferredTo, sourcesAbout } from '@/lib/messages/compiled/app/sources'
import { foundAt } from '@/lib/messages/compiled/rules/foundAt'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { writers } from '@/lib/messages/compiled/rules/writers'
import { READING_IDS } from '@/lib/rulesets/sources/readings'
import { placeName, WRITINGS } from '@/lib/rulesets/sources/sources'
import { documentAnchor } from '../addresses/rule-address'

/** The texts of the page of sources, in the current language. */
export type SourcesText = ReturnType<typeof sourcesText>

/** Returns the documents with the places cited from them, and the readings used if they are silent or disagree. */
export const sourcesText = () => ({
  about: sourcesAbout,
  placesReferredTo,
  howWeRead,
  howWeReadAbout,
  documents: WRITINGS.map(([id, { title, link, places }]) => ({
    anchor: documentAnchor(id),
    title,
    writers: writers[id],
    foundAt: foundAt[id],
    link: link ?? null,
    places: places.map((place) => placeName(id, place)),
  })),
  readings: READING_IDS.map((id) => ({ id, point: readingOn[id], text: reading[id] })),
})

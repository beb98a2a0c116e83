'use client'

import { backHome } from '@/components/ui/back-home'
import { OutsideLink } from '@/components/ui/outside-link'
import { Screen } from '@/components/ui/screen'
import { howWeRead, howWeReadAbout, placesReferredTo, sourcesAbout } from '@/lib/messages/compiled/app/sources'
import { sourcesTitle } from '@/lib/messages/compiled/referee/lookup'
import { foundAt } from '@/lib/messages/compiled/rules/foundAt'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { writers } from '@/lib/messages/compiled/rules/writers'
import { READING_IDS } from '@/lib/rulesets/sources/readings'
import { placeName, WRITINGS } from '@/lib/rulesets/sources/sources'
import { documentAnchor } from '../addresses/rule-address'

/** The page of sources: the documents, the places cited from them, and the readings used if they are silent or disagree. */
export function SourcesPage() {
  return (
    <Screen title={sourcesTitle} back={backHome()} room="spread">
      <div className="gap-x-12 spread:grid spread:grid-cols-2">
        <div>
          <p className="text-lg text-soft">{sourcesAbout}</p>
          <ol className="mt-4 border-t border-rule">
            {WRITINGS.map(([id, { title, link, places }]) => (
              <li key={id} id={documentAnchor(id)} className="scroll-mt-3 border-b border-rule py-4">
                <h2 className="text-xl font-semibold">{title}</h2>
                <p>{writers[id]}</p>
                {link === undefined ? (
                  <p className="text-soft">{foundAt[id]}</p>
                ) : (
                  <OutsideLink href={link}>{foundAt[id]}</OutsideLink>
                )}
                <details className="mt-2">
                  <summary className="min-h-12 content-center">{placesReferredTo}</summary>
                  <ul className="list-disc ps-6 text-soft">
                    {places.map((place) => (
                      <li key={place}>{placeName(id, place)}</li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="mt-8 text-2xl heading spread:mt-0">{howWeRead}</h2>
          <p className="mt-2 text-lg text-soft">{howWeReadAbout}</p>
          <dl className="mt-4 border-t border-rule">
            {READING_IDS.map((id) => (
              <div key={id} id={id} className="scroll-mt-3 border-b border-rule py-3 break-inside-avoid">
                <dt className="font-semibold">{readingOn[id]}</dt>
                <dd className="text-soft">{reading[id]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Screen>
  )
}

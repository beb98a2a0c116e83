import { WithFileName } from '../ui/file-name'
import { OutsideLink } from '../ui/outside-link'
import type { SourcesText } from './sources-text'

/** The documents with the places cited from them, and the readings next to them if there is room. */
export const Sources = ({ text }: { readonly text: SourcesText }) => (
  <div className="gap-x-12 spread:grid spread:grid-cols-2">
    <div>
      <p className="text-lg text-soft">{text.about}</p>
      <ol className="mt-4 border-t border-rule">
        {text.documents.map(({ anchor, title, writers, foundAt, link, places }) => (
          <li key={anchor} id={anchor} className="scroll-mt-3 border-b border-rule py-4">
            <h2 className="text-xl font-semibold">{title}</h2>
            <p>{writers}</p>
            {link === null ? (
              <p className="text-soft">
                <WithFileName text={foundAt} />
              </p>
            ) : (
              <OutsideLink href={link}>{foundAt}</OutsideLink>
            )}
            <details className="mt-2">
              <summary className="min-h-12 content-center">{text.placesReferredTo}</summary>
              <ul className="list-disc ps-6 text-soft">
                {places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
    <div>
      <h2 className="mt-8 text-2xl heading spread:mt-0">{text.howWeRead}</h2>
      <p className="mt-2 text-lg text-soft">{text.howWeReadAbout}</p>
      <dl className="mt-4 border-t border-rule">
        {text.readings.map(({ id, point, text: reading }) => (
          <div key={id} id={id} className="scroll-mt-3 border-b border-rule py-3 break-inside-avoid">
            <dt className="font-semibold">{point}</dt>
            <dd className="text-soft">{reading}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
)

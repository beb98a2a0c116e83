import { siteHref, type SitePath } from '@/components/addresses/site-address'
import { SITE_LANGUAGES, type SiteWords } from '@/components/preview/site-words'
import type { Elements } from '@/components/ui/elements'
import { languageName } from '@/lib/messages/language-name'

interface SiteFrameProps {
  readonly language: string
  readonly path: SitePath
  readonly words: SiteWords
  readonly children: Elements
}

/** The links above a page. There are few, so that its title is on the first screen of a small phone. */
const ABOVE = [
  ['games/', 'gamesTitle'],
  ['rules/', 'questionsTitle'],
] as const

const BELOW = [
  ['rules/terms/', 'glossaryTitle'],
  ['rules/stories/', 'storiesTitle'],
  ['sources/', 'sourcesTitleLink'],
  ['guide/', 'pageGuide'],
] as const

/** The frame of a page of the site: links to its other pages, the content, and links to the same page in other languages. */
export const SiteFrame = ({ language, path, words, children }: SiteFrameProps) => (
  <div className="safe mx-auto max-w-5xl px-5 pb-8">
    <nav className="flex flex-wrap gap-x-5 pt-2">
      {path === '' ? null : (
        <a href={siteHref(language, '')} className="link decoration-edge" translate="no">
          {words.appName}
        </a>
      )}
      {ABOVE.filter(([to]) => to !== path).map(([to, name]) => (
        <a key={to} href={siteHref(language, to)} className="link decoration-edge">
          {words[name]}
        </a>
      ))}
    </nav>
    <main>{children}</main>
    <footer className="mt-10 border-t border-rule pt-2">
      <ul className="flex flex-wrap gap-x-5">
        {BELOW.filter(([to]) => to !== path).map(([to, name]) => (
          <li key={to}>
            <a href={siteHref(language, to)} className="link decoration-edge">
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label={words.inOtherLanguages} className="mt-2 border-t border-rule pt-2">
        <ul className="flex flex-wrap gap-x-5" translate="no">
          {SITE_LANGUAGES.filter((one) => one !== language).map((one) => (
            <li key={one}>
              <a href={siteHref(one, path)} hrefLang={one} lang={one} className="link decoration-edge">
                {languageName(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  </div>
)

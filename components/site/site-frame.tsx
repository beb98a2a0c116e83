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

/** The frame of a page of the site: links to its other pages, the content, and links to the same page in other languages. */
export const SiteFrame = ({ language, path, words, children }: SiteFrameProps) => (
  <div className="safe mx-auto max-w-5xl px-5 pb-8">
    <nav className="flex flex-wrap gap-x-5 pt-2">
      {path === '' ? null : (
        <a href={siteHref(language, '')} className="link decoration-edge" translate="no">
          {words.appName}
        </a>
      )}
      {path === 'games/' ? null : (
        <a href={siteHref(language, 'games/')} className="link decoration-edge">
          {words.gamesTitle}
        </a>
      )}
      {path === 'rules/' ? null : (
        <a href={siteHref(language, 'rules/')} className="link decoration-edge">
          {words.questionsTitle}
        </a>
      )}
    </nav>
    <main>{children}</main>
    <nav aria-label={words.inOtherLanguages} className="mt-10 border-t border-rule pt-2">
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
  </div>
)

import { BASE_PATH } from '@/components/addresses/base-path'
import { pageAddress } from '@/components/addresses/page-address'
import type { Elements } from '@/components/ui/elements'
import { appName } from '@/lib/messages/compiled/app/shared'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { gamesTitle, inOtherLanguages } from '@/lib/messages/compiled/site/games'
import { languageName } from '@/lib/messages/language-name'
import { OFFERED } from '@/lib/messages/offered'
import { pageText } from '@/lib/text/screens/pages'

interface SiteFrameProps {
  readonly path: string
  readonly children: Elements
}

/** The links above a page. There are few, so that its title is on the first screen of a small phone. */
const ABOVE = [
  { to: '/games/', name: gamesTitle },
  { to: '/rules/', name: pageText('/rules/').title },
]

const BELOW = (['/rules/terms/', '/rules/stories/', '/sources/', '/guide/'] as const).map((to) => ({
  to,
  name: pageText(to).title,
}))

/** The frame of a page about the app or a game: links to other pages, the content, and links to the same page in other languages. */
export const SiteFrame = ({ path, children }: SiteFrameProps) => (
  <div className="safe mx-auto max-w-5xl px-5 pb-8">
    <nav className="flex flex-wrap gap-x-5 pt-2">
      {path === '/' ? null : (
        <SiteLink to="/">
          <span translate="no">{appName}</span>
        </SiteLink>
      )}
      {ABOVE.filter(({ to }) => to !== path).map(({ to, name }) => (
        <SiteLink key={to} to={to}>
          <span>{name}</span>
        </SiteLink>
      ))}
    </nav>
    <main>{children}</main>
    <footer className="mt-10 border-t border-rule pt-2">
      <ul className="flex flex-wrap gap-x-5">
        {BELOW.map(({ to, name }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <nav aria-label={inOtherLanguages} className="mt-2 border-t border-rule pt-2">
        <ul className="flex flex-wrap gap-x-5" translate="no">
          {Object.keys(OFFERED)
            .filter((tag) => tag !== LANGUAGE)
            .map((tag) => (
              <li key={tag}>
                <a href={`${BASE_PATH}/${tag}${path}`} hrefLang={tag} lang={tag} className="link decoration-edge">
                  {languageName(tag)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </footer>
  </div>
)

const SiteLink = ({ to, children }: { readonly to: string; readonly children: Elements }) => (
  <a href={pageAddress(to)} className="link decoration-edge">
    {children}
  </a>
)

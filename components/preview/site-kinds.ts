import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import * as lookup from '@/lib/messages/compiled/site/lookup'
import { questionsAbout, questionsTitle } from '@/lib/messages/compiled/site/questions'
import type { SitePath } from '../addresses/site-address'

/** The title and description of the page that stands for each kind of pages; the first page has its own. */
export const SITE_KINDS = {
  'games/': () => ({ title: gamesTitle, about: gamesAbout }),
  'rules/': () => ({ title: questionsTitle, about: questionsAbout }),
  'rules/terms/': () => ({ title: lookup.glossaryPage, about: lookup.glossaryPageAbout }),
  'rules/stories/': () => ({ title: lookup.storiesPage, about: lookup.storiesPageAbout }),
  'sources/': () => ({ title: lookup.sourcesPage, about: lookup.sourcesPageAbout }),
  'guide/': () => ({ title: lookup.guidePage, about: lookup.guidePageAbout }),
} as const satisfies { readonly [path in SitePath]?: () => { readonly title: string; readonly about: string } }

export type SiteKind = keyof typeof SITE_KINDS

const isKind = (path: SitePath): path is SiteKind => path in SITE_KINDS

/** Returns the kind of a page; a game is of the games, and a question of the rules. */
export function siteKindOf(path: SitePath): SiteKind | '' {
  if (path === '' || isKind(path)) return path
  return path.startsWith('games/') ? 'games/' : 'rules/'
}

import * as said from '../../messages/compiled/app/pages'
import {
  compareTitle,
  glossaryTitle,
  rulesTitle,
  sourcesTitle,
  storiesTitle,
} from '../../messages/compiled/referee/lookup'
import { refereeTitle } from '../../messages/compiled/referee/rulings'

/** The title of a page in a tab, and its description for people who receive a link to it. */
interface PageText {
  readonly title: string
  readonly about: string
}

const PAGES = {
  '/play/': () => ({ title: said.pageStart, about: said.appAbout }),
  '/new/': () => ({ title: said.pageNew, about: said.pageNewAbout }),
  '/game/': () => ({ title: said.pageGame, about: said.pageGameAbout }),
  '/history/': () => ({ title: said.pageHistory, about: said.pageHistoryAbout }),
  '/history/game/': () => ({ title: said.pageHistoryGame, about: said.pageHistoryGameAbout }),
  '/players/': () => ({ title: said.pagePlayers, about: said.pagePlayersAbout }),
  '/evening/': () => ({ title: said.pageEvening, about: said.pageEveningAbout }),
  '/contest/': () => ({ title: said.pageContest, about: said.pageContestAbout }),
  '/house-rules/': () => ({ title: said.pageHouseRules, about: said.pageHouseRulesAbout }),
  '/house-rules/print/': () => ({ title: said.pageHowWePlay, about: said.pageHowWePlayAbout }),
  '/house-rules/change/': () => ({ title: said.pageChangeRules, about: said.pageChangeRulesAbout }),
  '/print/': () => ({ title: said.pagePrint, about: said.pagePrintAbout }),
  '/screen/': () => ({ title: said.pageSecondScreen, about: said.pageSecondScreenAbout }),
  '/data/': () => ({ title: said.pageData, about: said.pageDataAbout }),
  '/settings/': () => ({ title: said.pageSettings, about: said.pageSettingsAbout }),
  '/guide/': () => ({ title: said.pageGuide, about: said.pageGuideAbout }),
  '/learn/': () => ({ title: said.pageLearn, about: said.pageLearnAbout }),
  '/share/': () => ({ title: said.pageShare, about: said.pageShareAbout }),
  '/together/': () => ({ title: said.pageTogether, about: said.pageTogetherAbout }),
  '/club/': () => ({ title: said.pageClub, about: said.pageClubAbout }),
  '/privacy/': () => ({ title: said.pagePrivacy, about: said.pagePrivacyAbout }),
  '/referee/': () => ({ title: refereeTitle, about: said.pageRefereeAbout }),
  '/rules/': () => ({ title: rulesTitle, about: said.pageRulesAbout }),
  '/rules/compare/': () => ({ title: compareTitle, about: said.pageCompareAbout }),
  '/rules/terms/': () => ({ title: glossaryTitle, about: said.pageGlossaryAbout }),
  '/rules/stories/': () => ({ title: storiesTitle, about: said.pageStoriesAbout }),
  '/sources/': () => ({ title: sourcesTitle, about: said.pageSourcesAbout }),
} as const satisfies { readonly [path: string]: () => PageText }

export type PagePath = keyof typeof PAGES

export const PAGE_PATHS = Object.keys(PAGES)

export const pageText = (path: PagePath): PageText => PAGES[path]()

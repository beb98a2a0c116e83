import { inAppHref, type LookupPath } from '@/components/addresses/site-address'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { sourcesText } from '@/components/rules/sources-text'
import { storiesText } from '@/components/rules/stories-text'
import { termsText } from '@/components/rules/terms-text'
import { onThisPage } from '@/lib/messages/compiled/app/shared'
import { glossaryTitleAbout, storiesTitleAbout } from '@/lib/messages/compiled/referee/lookup'
import { pageInYuss } from '@/lib/messages/compiled/site/lookup'
import { spokenLanguage } from '@/lib/messages/locale'
import { questionPageHref } from './questions'

/** The title of a page that is a screen of the app too, and the way to that screen. */
export interface HeadText {
  readonly title: string
  readonly inApp: string
  readonly openInApp: string
}

const headOf = (path: LookupPath): HeadText => ({
  title: SITE_KINDS[path]().title,
  inApp: inAppHref(spokenLanguage(), `/${path}`),
  openInApp: pageInYuss,
})

// The texts of these pages, in the current language.

export const glossaryPageText = () => ({
  head: headOf('rules/terms/'),
  intro: glossaryTitleAbout,
  terms: termsText(questionPageHref),
})

export const storiesPageText = () => ({
  head: headOf('rules/stories/'),
  intro: storiesTitleAbout,
  stories: storiesText(questionPageHref),
})

export const sourcesPageText = () => ({ head: headOf('sources/'), sources: sourcesText() })

export const guidePageText = () => ({ head: headOf('guide/'), onThisPage })

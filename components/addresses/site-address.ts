import { OFFERED } from '@/lib/messages/offered'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { BASE_PATH } from './base-path'

/** A page of the public site below the folder of its language; the first page is `''`. */
export type SitePath = '' | 'games/' | `games/${RuleSetId}/` | 'rules/' | `rules/${QuestionId}/`

/** Returns the path of a page of the public site in a language that is offered, or in English. */
export const sitePath = (language: string, path: SitePath): string =>
  `/${language in OFFERED ? language : 'en'}/${path}`

/** Returns the address of a page of the public site, for a link that Next does not follow: the site is no part of the app. */
export const siteHref = (language: string, path: SitePath): string => `${BASE_PATH}${sitePath(language, path)}`

/** Returns the address of a screen of the app, which is then read in this language (scripts/boot.js). */
export const inAppHref = (language: string, path: string): string => `${BASE_PATH}${path}#in=${language}`

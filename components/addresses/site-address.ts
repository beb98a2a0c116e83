import { OFFERED } from '@/lib/messages/offered'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { BASE_PATH } from './base-path'

/** The pages of the public site that are screens of the app too, at the same path. */
export const LOOKUP_PATHS = ['rules/terms/', 'rules/stories/', 'sources/', 'guide/'] as const

export type LookupPath = (typeof LOOKUP_PATHS)[number]

export const isLookupPath = (path: SitePath): path is LookupPath => LOOKUP_PATHS.some((one) => one === path)

/** The path of a page of the public site below the folder of its language; the first page is `''`. */
export type SitePath = '' | 'games/' | `games/${RuleSetId}/` | 'rules/' | `rules/${QuestionId}/` | LookupPath

/** Returns the path of a page of the public site in a language; in English if the language is not offered. */
export const sitePath = (language: string, path: SitePath): string =>
  `/${language in OFFERED ? language : 'en'}/${path}`

/** Returns the address of a page of the public site. Do not use it in a Next link, because the site is not part of the app. */
export const siteHref = (language: string, path: SitePath): string => `${BASE_PATH}${sitePath(language, path)}`

/** Returns the address of a screen of the app that opens it in this language (scripts/boot.js). */
export const inAppHref = (language: string, path: string): string => `${BASE_PATH}${path}#in=${language}`

import type { Metadata } from 'next'
import { pictureAlt, rulingAbout } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { OFFERED } from '@/lib/messages/offered'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { pageText, type PagePath } from '@/lib/text/screens/pages'
import { questionAbout } from '@/lib/text/screens/question-about'
import { rulingText } from '@/lib/text/screens/referee'
import { BASE_PATH } from '../addresses/base-path'
import { questionHref } from '../addresses/rule-address'
import { refereeHref, type RulingPath } from '../addresses/ruling-address'
import { HEIGHT, pictureOf, WIDTH } from './pictures'
import { SITE } from './site'
import type { SiteWords } from './site-words'

/** A page as it is shown where its address was sent: in a chat, in a search. */
interface Preview {
  readonly path: string
  readonly title: string
  readonly about: string
  readonly alt: string
  readonly locale: string
}

const inEnglish = (page: Omit<Preview, 'alt' | 'locale'>): Preview => ({
  ...page,
  alt: pictureAlt({ title: page.title }),
  locale: 'en_GB',
})

/** The title, description and picture of a page. */
export const pageMetadata = (path: PagePath): Metadata => metadataOf(inEnglish({ path, ...pageText(path) }))

export function questionMetadata(id: QuestionId): Metadata {
  const question = questionById(id)
  return metadataOf(inEnglish({ path: questionHref(id), title: ask[id], about: questionAbout(question) }))
}

export function rulingMetadata(ruling: RulingPath): Metadata {
  const { title, about } = rulingText(ruling)
  return metadataOf(inEnglish({ path: refereeHref(ruling, null), title, about: rulingAbout({ line: about }) }))
}

/** The same of the page on which the app is found in another language; its manifest is in that language too. */
export function landingMetadata(
  language: string,
  words: Pick<SiteWords, 'appName' | 'pageStart' | 'appAbout'>,
): Metadata {
  const { appName: name, pageStart: title, appAbout: about } = words
  return {
    ...metadataOf({ path: `/${language}/`, title, about, alt: title, locale: language }),
    title: { absolute: `${name} · ${title}` },
    manifest: `${BASE_PATH}/${language}/manifest.webmanifest`,
  }
}

/** Addresses that have to be whole are left out where the build does not know its host: Next would say localhost. */
function metadataOf({ path, title, about, alt, locale }: Preview): Metadata {
  const images = SITE === '' ? {} : { images: [{ url: pictureOf(path), ...SIZE, alt }] }
  const languages = Object.values(LANDING).includes(path) ? { languages: LANDING } : {}
  return {
    // The start is called like the app, which the template would say twice.
    title: path === '/' ? { absolute: appName } : title,
    description: about,
    ...(SITE === '' ? {} : { alternates: { canonical: path, ...languages } }),
    openGraph: {
      type: 'website',
      siteName: appName,
      locale,
      title,
      description: about,
      ...(SITE === '' ? {} : { url: path }),
      ...images,
    },
    // What is not said here Next takes from above.
    twitter: SITE === '' ? { card: 'summary' } : { card: 'summary_large_image', images: pictureOf(path) },
  }
}

/** The address of the app's first page in each language. */
const LANDING = Object.fromEntries(Object.keys(OFFERED).map((tag) => [tag, tag === 'en' ? '/' : `/${tag}/`]))

const SIZE = { width: WIDTH, height: HEIGHT, type: 'image/png' } as const

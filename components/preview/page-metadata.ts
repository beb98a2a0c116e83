import type { Metadata } from 'next'
import { pictureAlt, rulingAbout } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { pageText, type PagePath } from '@/lib/text/screens/pages'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, type RulingPath } from '../addresses/ruling-address'
import { siteHref, sitePath, type SitePath } from '../addresses/site-address'
import { HEIGHT, pictureOf, WIDTH } from './pictures'
import { SITE } from './site'
import { sitePictureOf } from './site-pictures'
import { SITE_LANGUAGES } from './site-words'

/** A page as it is shown where its address was sent: in a chat, in a search. */
interface Preview {
  readonly path: string
  readonly title: string
  readonly about: string
  readonly alt: string
  readonly locale: string
  /** The path of its picture. */
  readonly picture: string
  /** The same page in other languages, where there are some. */
  readonly languages: Readonly<Record<string, string>> | null
}

const inEnglish = (page: Pick<Preview, 'path' | 'title' | 'about'>): Preview => ({
  ...page,
  alt: pictureAlt({ title: page.title }),
  locale: 'en_GB',
  picture: pictureOf(page.path),
  languages: page.path === '/' ? inEveryLanguage('') : null,
})

/** The title, description and picture of a page. */
export const pageMetadata = (path: PagePath): Metadata => metadataOf(inEnglish({ path, ...pageText(path) }))

export function rulingMetadata(ruling: RulingPath): Metadata {
  const { title, about } = rulingText(ruling)
  return metadataOf(inEnglish({ path: refereeHref(ruling, null), title, about: rulingAbout({ line: about }) }))
}

/** The same of a page of the site; its manifest is in its language too. */
export function siteMetadata(
  language: string,
  path: SitePath,
  { title, about }: Pick<Preview, 'title' | 'about'>,
): Metadata {
  const preview = {
    path: sitePath(language, path),
    title,
    about,
    alt: title,
    locale: language,
    picture: sitePictureOf(language, path),
    languages: inEveryLanguage(path),
  }
  return {
    ...metadataOf(preview),
    title: { absolute: path === '' ? `${appName} · ${title}` : tabTitle({ title }) },
    manifest: `${siteHref(language, '')}manifest.webmanifest`,
  }
}

/** Returns the addresses of a page of the site by their languages; the first page of the app is for those who read in none of them. */
export const inEveryLanguage = (path: SitePath): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(SITE_LANGUAGES.map((tag) => [tag, sitePath(tag, path)])),
  'x-default': path === '' ? '/' : sitePath('en', path),
})

/** Addresses that have to be whole are left out where the build does not know its host: Next would say localhost. */
function metadataOf({ path, title, about, alt, locale, picture, languages }: Preview): Metadata {
  const images = SITE === '' ? {} : { images: [{ url: picture, ...SIZE, alt }] }
  return {
    // The start is called like the app, which the template would say twice.
    title: path === '/' ? { absolute: appName } : title,
    description: about,
    ...(SITE === '' ? {} : { alternates: { canonical: path, ...(languages === null ? {} : { languages }) } }),
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
    twitter: SITE === '' ? { card: 'summary' } : { card: 'summary_large_image', images: picture },
  }
}

const SIZE = { width: WIDTH, height: HEIGHT, type: 'image/png' } as const

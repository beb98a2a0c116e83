import type { Metadata } from 'next'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { pictureAlt, rulingAbout } from '@/lib/messages/compiled/app/pages'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { pageText, type PagePath } from '@/lib/text/screens/pages'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref } from '../addresses/ruling-address'
import { siteHref, sitePath, type SitePath } from '../addresses/site-address'
import { HEIGHT, pictureOf, WIDTH } from './pictures'
import { SITE } from './site'
import { sitePictureOf } from './site-pictures'
import { SITE_LANGUAGES } from './site-words'

/** The preview of a page that chats and search engines show for its address. */
interface Preview {
  readonly path: string
  readonly title: string
  readonly about: string
  readonly alt: string
  readonly locale: string
  /** The path of its picture. */
  readonly picture: string
  /** The addresses of the page in other languages, if there are any. */
  readonly languages: Readonly<Record<string, string>> | null
}

const inEnglish = (page: Pick<Preview, 'path' | 'title' | 'about'>): Preview => ({
  ...page,
  alt: pictureAlt({ title: page.title }),
  locale: 'en_GB',
  picture: pictureOf(page.path),
  languages: page.path === '/' ? inEveryLanguage('') : null,
})

/** Returns the title, description and picture of a page. */
export const pageMetadata = (path: PagePath): Metadata => metadataOf(inEnglish({ path, ...pageText(path) }))

export function rulingMetadata(ruling: Ruling): Metadata {
  const { title, about } = rulingText(ruling)
  return metadataOf(inEnglish({ path: refereeHref(ruling, null), title, about: rulingAbout({ line: about }) }))
}

/** Returns the metadata of a page of the public site, with the manifest in its language. */
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

/**
 * Returns the addresses of a page of the site by language. Other readers get the English page, or for the first page that of the
 * app.
 */
export const inEveryLanguage = (path: SitePath): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(SITE_LANGUAGES.map((tag) => [tag, sitePath(tag, path)])),
  'x-default': path === '' ? '/' : sitePath('en', path),
})

/**
 * Returns the metadata of a page. Leaves out absolute addresses if the build does not know its host, because Next would use
 * localhost.
 */
function metadataOf({ path, title, about, alt, locale, picture, languages }: Preview): Metadata {
  const images = SITE === '' ? {} : { images: [{ url: picture, ...SIZE, alt }] }
  return {
    // The first page has the name of the app as its title, which the template would add again.
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
    // Next fills the fields that are missing here from those above.
    twitter: SITE === '' ? { card: 'summary' } : { card: 'summary_large_image', images: picture },
  }
}

const SIZE = { width: WIDTH, height: HEIGHT, type: 'image/png' } as const

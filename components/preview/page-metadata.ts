import type { Metadata } from 'next'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { pictureAlt, rulingAbout } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { locale } from '@/lib/messages/locale'
import { OFFERED } from '@/lib/messages/offered'
import { pageText, type PagePath } from '@/lib/text/screens/pages'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref } from '../addresses/ruling-address'
import { HOME, screenPath } from '../addresses/screen-path'
import { HEIGHT, pictureOf, WIDTH } from './pictures'
import { SITE } from './site'

/** A page as chats and search engines show it. */
interface Preview {
  /** The path below the language. */
  readonly path: string
  readonly title: string
  readonly about: string
}

/** Returns the title, description and picture of a screen. */
export const pageMetadata = (path: PagePath): Metadata => metadataOf({ path, ...pageText(path) })

export function rulingMetadata(ruling: Ruling): Metadata {
  const { title, about } = rulingText(ruling)
  return metadataOf({ path: refereeHref(ruling, null), title, about: rulingAbout({ line: about }) })
}

/** Returns the addresses of a page by language. Readers of other languages get the English one. */
export const inEveryLanguage = (path: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.keys(OFFERED).map((tag) => [tag, `/${tag}${path}`])),
  'x-default': path === '/' ? '/' : `/en${path}`,
})

/**
 * Returns the metadata of a page. Leaves out absolute addresses if the build does not know its host, because Next would use
 * localhost.
 */
export function metadataOf({ path, title, about }: Preview): Metadata {
  const picture = pictureOf(path)
  const images = SITE === '' ? {} : { images: [{ url: picture, ...SIZE, alt: pictureAlt({ title }) }] }
  return {
    title: titleOf(path, title),
    description: about,
    ...(SITE === '' ? {} : { alternates: { canonical: screenPath(path), languages: inEveryLanguage(path) } }),
    openGraph: {
      type: 'website',
      siteName: appName,
      locale: LANGUAGE === 'en' ? locale().replace('-', '_') : LANGUAGE,
      title,
      description: about,
      ...(SITE === '' ? {} : { url: screenPath(path) }),
      ...images,
    },
    // Next fills the fields that are missing here from those above.
    twitter: SITE === '' ? { card: 'summary' } : { card: 'summary_large_image', images: picture },
  }
}

/** The home screen has the name of the app as its title; the public face says what the app is. */
function titleOf(path: string, title: string): Metadata['title'] {
  if (path === HOME) return { absolute: appName }
  return path === '/' ? { absolute: `${appName} · ${title}` } : title
}

const SIZE = { width: WIDTH, height: HEIGHT, type: 'image/png' } as const

import { manifestOf } from '@/components/preview/manifest'
import { directionOf, SITE_LANGUAGES, siteWords } from '@/components/preview/site-words'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => SITE_LANGUAGES.map((lang) => ({ lang }))

interface Props {
  readonly params: Promise<{ readonly lang: string }>
}

/** Returns the manifest of the app in the language of the page from which it is installed. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { lang } = await params
  return Response.json({ ...manifestOf(await siteWords(lang), '../'), lang, dir: directionOf(lang) })
}

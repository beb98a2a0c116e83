import { drawn } from '@/components/preview/drawn'
import { pictureFiles } from '@/components/preview/pictures'
import { SITE } from '@/components/preview/site'
import { LANGUAGE } from '@/lib/messages/compiled/language'

// This is not `opengraph-image.tsx`: its file has no extension, so a simple host would not know that it is a picture.
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => pictureFiles(SITE).map((picture) => ({ lang: LANGUAGE, picture }))

interface Props {
  readonly params: Promise<{ readonly picture: string }>
}

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { picture } = await params
  return new Response(await drawn(picture), { headers: { 'Content-Type': 'image/png' } })
}

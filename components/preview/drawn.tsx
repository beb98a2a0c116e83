import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { picturePlayers } from '@/lib/text/screens/pictures'
import { HomePicture } from './home-picture'
import { PagePicture } from './page-picture'
import { HEIGHT, pictureIn, WIDTH } from './pictures'

const FONTS = join(process.cwd(), 'components/preview/fonts')

/** The fonts, read once for all pictures. The renderer cannot read woff2, so these are separate from the fonts of the pages. */
const fonts = Promise.all(
  ['source-serif', 'source-serif-latin-ext', 'source-serif-cyrillic'].flatMap((name) =>
    ([400, 600] as const).map(async (weight) => ({
      name,
      weight,
      data: await readFile(join(FONTS, `${name}-${weight}.woff`)),
    })),
  ),
)

/** Returns the picture of a file name, as a PNG with a palette: a quarter of the size, because paper needs few colours. */
export async function drawn(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = pictureIn(file)
  const drawing =
    picture === null ? <HomePicture line={pictureLine} players={picturePlayers()} /> : <PagePicture {...picture} />
  const response = new ImageResponse(drawing, { width: WIDTH, height: HEIGHT, fonts: await fonts })
  const small = sharp(await response.arrayBuffer()).png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
  return new Uint8Array(await small.toBuffer())
}

const COLOURS = 16

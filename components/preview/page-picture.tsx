import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { MARK_ADDRESS } from './mark'
import { PAPER } from './paper'
import type { Picture } from './pictures'
import { LINE, LOWERED, SheetPaper } from './sheet-paper'

const MARGIN = 136
const TEXT = { display: 'flex', position: 'absolute', left: MARGIN + 40, width: 970, lineHeight: `${LINE}px` } as const
/** The first line stays free, unless a question needs it. */
const topOf = (title: string): number => (title.length > 66 ? LOWERED : LINE + LOWERED)

/** The title of a page on a ruled sheet, with its number in the margin. Drawn at build, so its looks stand with it. */
export function PagePicture({ part, title, about, number }: Picture) {
  return (
    <div style={PAGE}>
      <div style={HEAD}>{part}</div>
      <SheetPaper lines={5} margin={MARGIN}>
        <div style={{ ...NUMBER, top: topOf(title) }}>{number ?? ''}</div>
        <div style={{ ...TEXT, top: topOf(title), fontSize: sizeOf(title), fontWeight: 600 }}>{title}</div>
        <div style={{ ...TEXT, top: topOf(title) + LINE, fontSize: 40, color: PAPER.soft }}>{about ?? ''}</div>
      </SheetPaper>
      <Foot />
    </div>
  )
}

const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  background: PAPER.paper,
  color: PAPER.ink,
} as const

/** Up to two lines large, the longest questions in four. */
const sizeOf = (title: string): number => (title.length > 44 ? 70 : 84)

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  height: 96,
  paddingLeft: MARGIN + 40,
  borderBottom: `5px solid ${PAPER.ink}`,
  color: PAPER.soft,
  fontSize: 34,
} as const

const NUMBER = {
  display: 'flex',
  position: 'absolute',
  width: MARGIN,
  justifyContent: 'center',
  fontSize: 60,
  lineHeight: `${LINE}px`,
  color: PAPER.soft,
} as const

/** The mark and the name of the app, on the felt. */
function Foot() {
  return (
    <div style={FOOT}>
      {/* eslint-disable-next-line @next/next/no-img-element -- no page: nothing loads it */}
      <img src={MARK_ADDRESS} width={92} height={92} alt="" />
      <span style={{ marginLeft: 22, fontSize: 52, fontWeight: 600 }}>{appName}</span>
      <span style={{ marginLeft: 28, fontSize: 32 }}>{pictureLine}</span>
    </div>
  )
}

const FOOT = {
  display: 'flex',
  alignItems: 'center',
  height: 114,
  paddingLeft: 22,
  background: PAPER.felt,
  color: PAPER.feltInk,
} as const

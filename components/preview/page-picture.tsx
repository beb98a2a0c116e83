import { appName } from '@/lib/messages/compiled/app/shared'
import { MARK_ADDRESS } from './mark'
import { PAPER } from './paper'
import type { Picture } from './pictures'
import { SHEET_LINE, LOWERED, SheetPaper } from './sheet-paper'

const MARGIN = 136
const TEXT = {
  display: 'flex',
  position: 'absolute',
  flexDirection: 'column',
  left: MARGIN + 40,
  width: 970,
} as const
/** The line height, set on each text, because a nested text would take the height of the outer letters. */
const ON_LINES = { lineHeight: `${SHEET_LINE}px` } as const

/** Returns the line on which the title starts. The first line stays free, unless a long question or description needs it. */
function topOf({ title, about }: Picture): number {
  const lines = Math.ceil(title.length / 20) + Math.ceil((about ?? '').length / 46)
  return title.length > 66 || (about !== null && lines > 4) ? LOWERED : SHEET_LINE + LOWERED
}

/**
 * The title of a page on a ruled sheet, with its number in the margin. It is rendered by the build, so its styles are written
 * here.
 */
export function PagePicture(picture: Picture) {
  const { part, title, about, number, foot } = picture
  const top = topOf(picture)
  return (
    <div style={PAGE}>
      <div style={HEAD}>{part}</div>
      <SheetPaper lines={5} margin={MARGIN}>
        <div style={{ ...NUMBER, top }}>{number ?? ''}</div>
        <div style={{ ...TEXT, top }}>
          <span style={{ ...ON_LINES, fontSize: sizeOf(title), fontWeight: 600 }}>{title}</span>
          <span style={{ ...ON_LINES, fontSize: 40, color: PAPER.soft }}>{about ?? ''}</span>
        </div>
      </SheetPaper>
      <Foot line={foot} />
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

/** Returns the size of a title: large up to two lines, smaller for the longest questions, which take four. */
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
  lineHeight: `${SHEET_LINE}px`,
  color: PAPER.soft,
} as const

/** The mark and the name of the app, on the felt. */
function Foot({ line }: { readonly line: string }) {
  return (
    <div style={FOOT}>
      {/* eslint-disable-next-line @next/next/no-img-element -- no page: nothing loads it */}
      <img src={MARK_ADDRESS} width={92} height={92} alt="" />
      <span style={{ marginLeft: 22, fontSize: 52, fontWeight: 600 }}>{appName}</span>
      <span style={{ marginLeft: 28, fontSize: 32 }}>{line}</span>
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

import { appName } from '@/lib/messages/compiled/app/shared'
import { MARK_ADDRESS } from './mark'
import { PAPER } from './paper'
import { SHEET_LINE, SheetPaper } from './sheet-paper'

const MARGIN = 84
const SIDE = 358
/** The distance of figures from the rule, which leaves room for the line under the taker's figure. */
const RAISED = 5

/** A figure on the sheet: underlined for the taker, struck through for a bate, boxed if it is held over. */
interface Drawn {
  readonly figure: string
  readonly look: 'taker' | 'bate' | 'held' | 'plain'
}

/** The last hands of a game of Bela; the totals above them are their sum. */
const HANDS: readonly (readonly [Drawn, Drawn])[] = [
  [
    { figure: '88', look: 'taker' },
    { figure: '84', look: 'plain' },
  ],
  [
    { figure: '80 + 64', look: 'plain' },
    { figure: '64', look: 'bate' },
  ],
  [
    { figure: '61', look: 'held' },
    { figure: '61', look: 'plain' },
  ],
]
const TOTALS = ['326', '274'] as const

/** The words on the picture of the app itself. */
interface HomeWords {
  readonly line: string
  readonly players: readonly [string, string]
}

/** The picture of the app itself: its name next to a sheet. */
export function HomePicture({ line, players }: HomeWords) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: PAPER.paper }}>
      <div style={COVER}>
        {/* eslint-disable-next-line @next/next/no-img-element -- no page: nothing loads it */}
        <img src={MARK_ADDRESS} width={230} height={230} alt="" />
        <span style={{ fontSize: 130, fontWeight: 600, lineHeight: 1.1 }}>{appName}</span>
        <span style={{ fontSize: 31, textAlign: 'center', lineHeight: 1.35, marginTop: 16 }}>{line}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 800, height: '100%' }}>
        <Totals players={players} />
        <SheetPaper lines={3} margin={MARGIN}>
          {HANDS.map((hand, row) => (
            <Hand key={row} number={row + 3} hand={hand} top={row * SHEET_LINE + RAISED} />
          ))}
        </SheetPaper>
      </div>
    </div>
  )
}

const COVER = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: 400,
  height: '100%',
  padding: 24,
  background: PAPER.felt,
  color: PAPER.feltInk,
} as const

function Totals({ players }: Pick<HomeWords, 'players'>) {
  return (
    <div style={{ display: 'flex', height: 378, paddingLeft: MARGIN, borderBottom: `6px solid ${PAPER.ink}` }}>
      {players.map((name, side) => (
        <div key={name} style={TOTAL}>
          <span style={{ fontSize: 60, fontWeight: 600 }}>{name}</span>
          <span style={{ fontSize: 180, fontWeight: 600, lineHeight: 1.15 }}>{TOTALS[side]}</span>
        </div>
      ))}
    </div>
  )
}

const TOTAL = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: SIDE,
  color: PAPER.ink,
} as const

interface HandProps {
  readonly number: number
  readonly hand: readonly [Drawn, Drawn]
  readonly top: number
}

function Hand({ number, hand, top }: HandProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        top,
        height: SHEET_LINE,
        lineHeight: `${SHEET_LINE}px`,
        fontSize: 64,
      }}
    >
      <span style={{ display: 'flex', width: MARGIN, justifyContent: 'center', fontSize: 40, color: PAPER.soft }}>
        {number}
      </span>
      {hand.map(({ figure, look }, side) => (
        <div key={side} style={{ display: 'flex', width: SIDE, paddingRight: 72, justifyContent: 'flex-end' }}>
          <span style={LOOKS[look]}>{figure}</span>
        </div>
      ))}
    </div>
  )
}

const LOOKS = {
  plain: { color: PAPER.ink },
  taker: { color: PAPER.ink, textDecoration: 'underline' },
  bate: { color: PAPER.red, textDecoration: 'line-through' },
  held: {
    color: PAPER.ink,
    border: `4px dashed ${PAPER.ink}`,
    borderRadius: 12,
    lineHeight: '62px',
    height: 70,
    padding: '0 14px',
  },
} as const

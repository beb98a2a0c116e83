import { encodeQR } from 'qr'

/** A code to scan. Dark on white in every theme, since not every camera reads it the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = drawQr(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-sm rounded-xl border border-edge print:max-w-56"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The longest text that a phone still reads well off the screen of another: a code of version 27. */
export const LONGEST_QR = 1465

/** A code to scan as the path of a drawing: `size` squares a side, four of them blank all round. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** Draws a code: with as much correction as goes into the size that the text needs. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: text.length < 300 ? 'medium' : 'low', border: 4 })
  return { size: rows.length, path: rows.map(rowPath).join('') }
}

/** A stroke for each stretch of dark squares. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length;) {
    const from = x
    while (row[x] === true) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    else x += 1
  }
  return path
}

import { encodeQR } from 'qr'

/** A QR code. It is dark on white in every theme, because some cameras cannot read an inverted one. */
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

/** The longest text, in characters, that a phone still reads well from the screen of another: a QR code of version 27. */
export const LONGEST_QR = 1465

/** A QR code as the path of a drawing. Its width and height are `size` squares, with a blank border of four. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** Draws a QR code, with more error correction for a short text. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: text.length < 300 ? 'medium' : 'low', border: 4 })
  return { size: rows.length, path: rows.map(rowPath).join('') }
}

/** Returns the path of a row, with one rectangle for each run of dark squares. */
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

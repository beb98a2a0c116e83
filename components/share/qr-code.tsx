import { drawQr } from './qr-path'

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

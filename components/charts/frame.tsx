import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { asATable, noPicture, sendAsAPicture, showAsTable } from '@/lib/messages/compiled/app/charts'
import { shareImage } from './share-image'

interface ChartFrameProps {
  readonly title: string
  /** An explanation of what the drawing shows, if no other text gives it. */
  readonly means?: string
  /** A description of the drawing in one sentence, for screen readers. */
  readonly description: string
  readonly height: number
  readonly legend: Elements
  /** Renders the drawing, once the width is known. */
  readonly children: (width: number) => Elements
  /** The data as a table. */
  readonly table: Elements
  /** The text under the title on the image that is shared. */
  readonly imageNote: string
}

/** A chart: its name and meaning, the drawing, the data as a table, and a button that sends it as a picture. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, means, description, height, legend, children, table, imageNote } = props
  const id = useId()
  const [box, width] = useWidth<HTMLDivElement>()
  const [isFailed, setFailed] = useState(false)

  async function share() {
    const svg = box.current?.querySelector('svg') ?? null
    setFailed(svg === null || !(await shareImage(svg, { title, note: imageNote })))
  }

  return (
    <section aria-labelledby={`${id}-name`} className="mt-6">
      <h2 id={`${id}-name`} className="text-xl heading">
        {title}
      </h2>
      {means === undefined ? null : <p className="text-base text-soft">{means}</p>}
      {legend}
      <div ref={box} translate="no" className="mt-2">
        {width === null || width === 0 ? (
          <Empty height={height} />
        ) : (
          <Drawing id={id} title={title} description={description} width={width} height={height}>
            {children(width)}
          </Drawing>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <AsATable title={title}>{table}</AsATable>
        <Button look="plain" className="link" onClick={() => void share()}>
          {sendAsAPicture}
        </Button>
      </div>
      {isFailed ? <p role="alert">{noPicture}</p> : null}
    </section>
  )
}

interface DrawingProps extends Pick<ChartFrameProps, 'title' | 'description' | 'height'> {
  readonly id: string
  readonly width: number
  readonly children: Elements
}

/**
 * The drawing, which runs from left to right in every language: earlier hands are on the left, and figures are left of their
 * lines.
 */
function Drawing({ id, title, description, width, height, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      className="block"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  )
}

function AsATable({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <details className="open:w-full">
      <summary className="min-h-12 w-fit content-center text-base underline underline-offset-4">{showAsTable}</summary>
      <div className="overflow-x-auto pb-3" tabIndex={0} role="region" aria-label={asATable({ title })}>
        {children}
      </div>
    </details>
  )
}

/** A placeholder, so that nothing moves when the drawing appears. */
function Empty({ height }: { readonly height: number }) {
  return <svg aria-hidden="true" width="1" height={height} />
}

/** Returns a ref and the width of its element in whole pixels, updated when it changes; `null` before it is known. */
function useWidth<E extends Element>(): readonly [RefObject<E | null>, number | null] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

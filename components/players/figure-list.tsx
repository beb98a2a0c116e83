import { ScreenLink } from '@/components/addresses/screen-link'
import { thatGame } from '@/lib/messages/compiled/app/players'
import { figureText } from '@/lib/text/history/figures'
import type { ShownFigure } from './figure-rows'

/** A list of figures, each with its meaning. */
export function FigureList({ title, rows }: { readonly title: string; readonly rows: readonly ShownFigure[] }) {
  return (
    <section className="mt-6">
      <h2 className="border-b-2 border-ink pb-1 text-xl heading">{title}</h2>
      <dl>
        {rows.map(({ id, value, detail, game }) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-3 border-b border-rule pt-2.5 pb-2"
          >
            <dt className="text-lg leading-snug font-semibold">{figureText(id).name}</dt>
            <dd className="text-end text-sm text-soft">{detail}</dd>
            <dd translate="no" className="num text-end text-2xl leading-7 whitespace-nowrap">
              {value}
            </dd>
            <dd className="col-span-full flex items-start gap-x-4 text-sm text-soft">
              <span className="min-w-0 flex-1 pt-0.5">{figureText(id).means}</span>
              {game === null ? null : (
                <ScreenLink href={`/history/game/?id=${game}`} className="link shrink-0 text-base text-ink">
                  {thatGame}
                </ScreenLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

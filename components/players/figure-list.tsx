import Link from 'next/link'
import { FIGURES } from '@/lib/text/en/figures'
import type { FigureRow } from './figure-rows'

/** Figures one under the other, each with what it counts. */
export function FigureList({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <dl className="mt-4 border-t-2 border-ink">
      {rows.map(({ id, value, detail, game }) => (
        <div key={id} className="flex items-start justify-between gap-4 border-b border-rule py-2">
          <dt className="min-w-0">
            <span className="block text-lg leading-snug font-semibold">{FIGURES[id].name}</span>
            <span className="block text-sm text-soft">{FIGURES[id].means}</span>
          </dt>
          <dd className="w-28 shrink-0 text-right">
            <span className="num block text-xl leading-7 whitespace-nowrap">{value}</span>
            {detail === '' ? null : <span className="block text-sm text-soft">{detail}</span>}
            {game === null ? null : (
              <Link
                href={`/history/game/?id=${game}`}
                className="inline-flex min-h-12 items-center text-base underline underline-offset-4"
              >
                the game
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { adjustmentIn, type Adjustment } from '@/components/sheet/adjustment'
import { Field } from '@/components/ui/field'
import { sidesOf } from '@/lib/engine/table/seats'
import { useTyped } from '@/lib/hooks/use-typed'
import { agreedAsk, agreedPointsFor, agreedReason, agreedWholeNumber } from '@/lib/messages/compiled/referee/entry'
import { figureIn } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { RulingProps } from '../parts/at-table'
import { stateKey } from '../parts/kept-state'
import { SaveHand } from '../parts/save-hand'

/** An entry for points that the table agrees on because its rules do not cover the case. */
export function AgreedEntry({ at, label }: RulingProps & { readonly label: string }) {
  const sides = sidesOf(at.table.rules)
  const untouched = { texts: sides.map(() => '0'), why: '' }
  const [{ texts, why }, setTyped, forget] = useTyped<Adjustment>(`agreed ${stateKey(at)}`, untouched, adjustmentIn)
  const points = texts.map((text) => figureIn(text, 4))
  const said = points.filter((value) => value !== null)
  const isReady = said.length === sides.length && said.some((value) => value !== 0)
  return (
    <div className="grid gap-3 pt-1">
      {sides.map((side) => (
        <Field
          key={side}
          label={agreedPointsFor({ name: sideHeading(at.table, side) })}
          value={texts[side] ?? ''}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) =>
            setTyped({ why, texts: texts.map((text, index) => (index === side ? event.target.value : text)) })
          }
          error={points[side] === null ? agreedWholeNumber : null}
        />
      ))}
      <Field
        label={agreedReason}
        value={why}
        maxLength={80}
        onChange={(event) => setTyped({ texts, why: event.target.value })}
      />
      {isReady ? (
        <SaveHand
          at={at}
          hand={{ kind: 'agreed', points: said, why: why.trim(), dealer: null }}
          label={label}
          onSaved={forget}
        />
      ) : (
        <p className="pb-2 text-base text-soft">{agreedAsk}</p>
      )}
    </div>
  )
}

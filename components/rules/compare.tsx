import { useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useMounted } from '@/components/ui/use-mounted'
import { partComparison } from '@/lib/messages/compiled/app/parts'
import { compareOne, compareOther } from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { useAddress, writeAddress } from '../addresses/use-address'
import { FormPick } from './form-pick'

const toCome = () => <Skeleton label={oneMoment} rows={8} row="min-h-24" className="mt-4 noscript:hidden" />

const Differences = lazyPart(
  () => import('./differences').then((part) => part.Differences),
  () => partComparison,
  {
    waiting: toCome,
  },
)

const FIRST = { a: 'bela-2', b: 'bicycle' } as const

/** Which two games, and what they answer differently. The address names them, so that it can be sent to someone. */
export function Compare() {
  const asked = { a: useAddress('a') ?? FIRST.a, b: useAddress('b') ?? FIRST.b }
  const [chosen, setChosen] = useState<{ readonly a?: string; readonly b?: string }>({})
  const { a, b } = { ...asked, ...chosen }
  // Which two is known in the browser alone.
  const isHere = useMounted()

  function choose(next: { readonly a: string; readonly b: string }) {
    setChosen(next)
    writeAddress(next)
  }

  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 noscript:hidden print:hidden">
        <FormPick label={compareOne} value={a} onPick={(id) => choose({ a: id, b })} />
        <FormPick label={compareOther} value={b} onPick={(id) => choose({ a, b: id })} />
      </div>
      {isHere ? <Differences a={a} b={b} /> : toCome()}
    </>
  )
}

import { useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { partComparison } from '@/lib/messages/compiled/app/parts'
import { compareOne, compareOther } from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { useAddress, writeAddress } from '../addresses/use-address'
import { FormPick } from './form-pick'

const Differences = lazyPart(
  () => import('./differences').then((part) => part.Differences),
  () => partComparison,
  { waiting: () => <Skeleton label={oneMoment} rows={8} row="min-h-24" className="mt-4" /> },
)

const FIRST = { a: 'bela-2', b: 'bicycle' } as const

/** A choice of two games, and the questions that they answer differently. The address names both games, so it can be shared. */
export function Compare() {
  const asked = { a: useAddress('a') ?? FIRST.a, b: useAddress('b') ?? FIRST.b }
  const [chosen, setChosen] = useState<{ readonly a?: string; readonly b?: string }>({})
  const { a, b } = { ...asked, ...chosen }

  function choose(next: { readonly a: string; readonly b: string }) {
    setChosen(next)
    writeAddress(next)
  }

  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 print:hidden">
        <FormPick label={compareOne} value={a} onPick={(id) => choose({ a: id, b })} />
        <FormPick label={compareOther} value={b} onPick={(id) => choose({ a, b: id })} />
      </div>
      <Differences a={a} b={b} />
    </>
  )
}

'use client'

import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { RULE_SET_IDS, ruleSet, variantsOf } from '@/lib/rulesets'
import { useAddress, writeAddress } from './use-address'

const Differences = dynamic(() => import('./differences').then((loaded) => loaded.Differences), { ssr: false })

const FIRST = { a: 'bela-2', b: 'bicycle' } as const

/** Which two games, and what they answer differently. The address names them, so that it can be sent to somebody. */
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
      <div className="mt-4 grid gap-3 sm:grid-cols-2 noscript:hidden print:hidden">
        <FormChoice label="One game" value={a} onChoose={(id) => choose({ a: id, b })} />
        <FormChoice label="The other" value={b} onChoose={(id) => choose({ a, b: id })} />
      </div>
      <Differences a={a} b={b} />
    </>
  )
}

interface FormChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (id: string) => void
}

function FormChoice({ label, value, onChoose }: FormChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-base text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-2 text-lg text-ink"
      >
        {RULE_SET_IDS.map((ruleSetId): ReactNode => {
          const { name, short } = ruleSet(ruleSetId)
          return (
            <optgroup key={ruleSetId} label={name}>
              <option value={ruleSetId}>{name}</option>
              {variantsOf(ruleSetId).map((variant) => (
                <option key={variant.id} value={`${ruleSetId}.${variant.id}`}>
                  {short}: {variant.name}
                </option>
              ))}
            </optgroup>
          )
        })}
      </select>
    </div>
  )
}

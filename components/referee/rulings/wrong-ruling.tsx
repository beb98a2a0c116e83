'use client'

import { useState } from 'react'
import { claimHref } from '@/components/addresses/claim-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { entryOf, IRREGULARITIES, type Irregularity, type Remedy } from '@/lib/engine/referee/irregularities'
import { BELA } from '@/lib/engine/table/deck'
import * as said from '@/lib/messages/compiled/referee/single-rulings'
import { irregularityRuling, type IrregularityRuling } from '@/lib/rulesets/lookup/irregularities'
import { matchesWords } from '@/lib/rulesets/search/typed-words'
import { entryLabel, irregularityText, remedyText } from '@/lib/text/referee/irregularities'
import { saidSourceText } from '@/lib/text/rules/source'
import type { Table } from '@/lib/text/table'
import type { RulingProps } from '../parts/at-table'
import { RuleNote } from '../parts/ruled'
import { SaveHand } from '../parts/save-hand'
import { AgreedEntry } from './agreed-entry'
import { DeclaredEntry } from './declared-entry'
import { RevokeEntry } from './revoke-entry'

/** The list of irregularities that this game can have, each with its remedy under these rules and the entry it makes. */
export function WrongRuling({ at }: RulingProps) {
  const [query, setQuery] = useState('')
  const found = IRREGULARITIES.flatMap((irregularity) => {
    const ruling = irregularityRuling(at.base, at.table.rules, irregularity)
    return ruling !== null && matches(at.table, irregularity, query) ? [{ irregularity, ruling }] : []
  })
  return (
    <>
      <div className="pb-3">
        <Field
          label={said.wrongWhat}
          value={query}
          autoComplete="off"
          description={said.wrongWhatHelp}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <>
          <p role="status" className="pb-3 text-base">
            {said.wrongNotFound}
          </p>
          <Button onClick={() => setQuery('')}>{said.wrongShowAll}</Button>
        </>
      ) : null}
      {found.map(({ irregularity, ruling }) => {
        const { title, detail } = irregularityText(at.table, irregularity)
        return (
          <Fold key={irregularity} title={title} aside={detail}>
            <Remedies at={at} irregularity={irregularity} ruling={ruling} />
          </Fold>
        )
      })}
    </>
  )
}

function matches(table: Table, irregularity: Irregularity, query: string): boolean {
  const { title, detail, words } = irregularityText(table, irregularity)
  return matchesWords([title, detail, words].join(' '), query)
}

interface RemediesProps extends RulingProps {
  readonly irregularity: Irregularity
  readonly ruling: IrregularityRuling
}

function Remedies({ at, irregularity, ruling }: RemediesProps) {
  const { question, said: answer, isCovered, remedies } = ruling
  return (
    <>
      <p className="pb-2 text-sm text-soft">{isCovered ? saidSourceText(answer) : said.wrongRulesSilent}</p>
      <ol className="mb-3 grid gap-2">
        {remedies.map((remedy) => (
          <li key={remedy} className="rounded-xl border border-rule bg-card px-3 py-2">
            <p className="pb-1 text-lg leading-snug">{remedyText(at.table, remedy)}</p>
            <Entry at={at} irregularity={irregularity} remedy={remedy} />
          </li>
        ))}
      </ol>
      <RuleNote at={at} question={question} />
    </>
  )
}

interface EntryProps extends RulingProps {
  readonly irregularity: Irregularity
  readonly remedy: Remedy
}

function Entry({ at, irregularity, remedy }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  const entry = entryOf(remedy)
  if (entry === null) return null
  const label = entryLabel(entry)
  if (entry === 'claimed') {
    return at.game === null ? null : (
      <ScreenLink href={claimHref(at.game.id, null)} className="link">
        {label}
      </ScreenLink>
    )
  }
  if (!isOpen) {
    return (
      <Button className="my-1" onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  }
  switch (entry) {
    case 'misdeal':
      return <SaveHand at={at} hand={{ kind: 'thrown-in', why: 'misdeal', dealer: null }} label={label} />
    case 'revoke':
      return <RevokeEntry at={at} label={label} />
    case 'declared':
      return <DeclaredEntry at={at} label={label} declared={irregularity === 'false-bela' ? BELA : null} />
    case 'agreed':
      return <AgreedEntry at={at} label={label} />
  }
}

import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { saveHouse } from '@/lib/actions/actions'
import type { Rules } from '@/lib/engine/table/options'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { keptAs, saveRules, saveUnderAName } from '@/lib/messages/compiled/app/other-rules'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { StorageProblem } from '@/lib/storage'
import { rulesJson } from './setup'

interface KeepRulesProps {
  readonly base: RuleSetId
  readonly rules: Rules
}

type Kept = { readonly state: 'not' } | { readonly state: 'kept'; readonly name: string } | StorageFailure
interface StorageFailure {
  readonly state: 'failed'
  readonly problem: StorageProblem
}

/** These rules under a name, to be chosen like any other game. */
export function KeepRules({ base, rules }: KeepRulesProps) {
  const [text, setText] = useState('')
  const [kept, setKept] = useState<Kept>({ state: 'not' })
  const name = text.trim()

  async function keep() {
    const saved = await saveHouse({ name, rules: rulesJson(base, rules) })
    setKept(saved.ok ? { state: 'kept', name } : { state: 'failed', problem: saved.error })
    if (saved.ok) setText('')
  }

  return (
    <div className="pt-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            label={saveUnderAName}
            value={text}
            onChange={(event) => setText(cleanText(event.target.value.trimStart(), LENGTHS.rules))}
            autoComplete="off"
          />
        </div>
        <Button disabled={name === ''} onClick={() => void keep()}>
          {saveRules}
        </Button>
      </div>
      <p role="status" className="min-h-7 pt-1 text-base text-soft">
        {kept.state === 'kept' ? keptAs({ name: kept.name }) : ''}
      </p>
      {kept.state === 'failed' ? <StorageNotice problem={kept.problem} /> : null}
    </div>
  )
}

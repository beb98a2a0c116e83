import { useState } from 'react'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { Button } from '@/components/ui/button'
import { forgetDamage } from '@/lib/hooks/maintenance'
import type { Damage } from '@/lib/storage'
import {
  DAMAGE_FOUND,
  DAMAGE_HERE,
  DAMAGE_SAVED,
  damageFile,
  DISMISS_DAMAGE,
  SAVE_DAMAGE,
} from '@/lib/text/en/screens/storage'
import { damageSentences } from '@/lib/text/en/storage/state'

/** What was found damaged when the two copies were compared, and what was done about it: to be saved, then forgotten. */
export function DamageFound({ found }: { readonly found: readonly Damage[] }) {
  const [isSaved, setSaved] = useState(false)

  function save() {
    saveFile(fileName(damageFile(dayOf(Date.now())), '.json'), `${JSON.stringify(found, null, 1)}\n`)
    setSaved(true)
  }

  return (
    <section aria-label={DAMAGE_FOUND} className="border-b border-rule py-3 text-base">
      <h3 className="font-semibold">{DAMAGE_HERE}</h3>
      <ul className="list-disc pt-1 pl-6">
        {damageSentences(found).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button onClick={save}>{SAVE_DAMAGE}</Button>
        <Button onClick={() => void forgetDamage()}>{isSaved ? DAMAGE_SAVED : DISMISS_DAMAGE}</Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { Button } from '@/components/ui/button'
import { forgetDamage } from '@/lib/actions/maintenance'
import * as said from '@/lib/messages/compiled/app/storage'
import type { Damage } from '@/lib/storage'
import { damageSentences } from '@/lib/text/storage/state'

/** The list of damage found when the two copies were compared, which can be saved and then dismissed. */
export function DamageFound({ found }: { readonly found: readonly Damage[] }) {
  const [isSaved, setSaved] = useState(false)

  function save() {
    saveFile(fileName(said.damageFile({ day: dayOf(Date.now()) }), '.json'), `${JSON.stringify(found, null, 1)}\n`)
    setSaved(true)
  }

  return (
    <section aria-label={said.damageFound} className="border-b border-rule py-3 text-base">
      <h3 className="font-semibold">{said.damageHere}</h3>
      <ul className="list-disc pt-1 ps-6">
        {damageSentences(found).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button onClick={save}>{said.saveDamage}</Button>
        <Button onClick={() => void forgetDamage()}>{isSaved ? said.damageSaved : said.dismissDamage}</Button>
      </div>
    </section>
  )
}

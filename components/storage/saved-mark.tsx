import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { savedMark } from '@/lib/messages/compiled/table/ledger'
import type { SaveMark } from '@/lib/stores/saved-store'

/** A tick that appears briefly after a hand is saved. Failures are reported elsewhere. */
export function SavedMark({ mark }: { readonly mark: SaveMark }) {
  const at = mark.state === 'saved' ? mark.at : null
  const [gone, setGone] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setGone(at), 2500)
    return () => clearTimeout(timer)
  }, [at])
  if (at === null || gone === at) return null
  return (
    <span className="px-1 text-base font-semibold text-felt">
      <Icon of={Check} /> <span className="max-sm:sr-only">{savedMark}</span>
    </span>
  )
}

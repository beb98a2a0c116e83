'use client'

import { useAddress } from '@/components/addresses/use-address'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { Screen } from '@/components/ui/screen'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { partRuling } from '@/lib/messages/compiled/app/parts'
import { allRulings } from '@/lib/messages/compiled/referee/rulings'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, rulingsUnder, toolOf } from '../addresses/ruling-address'
import { RULING_PARTS } from './ruling-parts'
import { RulingRows } from './ruling-rows'
import { RulingToCome } from './ruling-to-come'

const RulingBody = lazyPart(
  () => import('./ruling-body').then((part) => part.RulingBody),
  () => partRuling,
  { waiting: () => <RulingToCome /> },
)

/** One ruling, for the game named in the address or for rules chosen here. */
export function RulingScreen({ path }: { readonly path: Ruling }) {
  const game = useAddress('game')
  const under = rulingsUnder(path)
  // Load the ruling together with the body, not after it.
  useSoon(RULING_PARTS[path])
  return (
    <Screen title={rulingText(path).title} back={backFrom(path, game)}>
      <RulingBody
        path={path}
        gameId={game}
        below={under.length === 0 ? null : <RulingRows game={game} rulings={under} className="mt-6" />}
      />
    </Screen>
  )
}

/** Returns the Back link: to the question that this ruling belongs to, or to all questions. */
function backFrom(path: Ruling, game: string | null) {
  const tool = toolOf(path)
  return tool === path
    ? { href: refereeHref('', game), label: allRulings }
    : { href: refereeHref(tool, game), label: rulingText(tool).title }
}

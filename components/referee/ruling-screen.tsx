'use client'

import type { ComponentType } from 'react'
import { useAddress } from '@/components/addresses/use-address'
import { Screen } from '@/components/ui/screen'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { allRulings } from '@/lib/messages/compiled/referee/rulings'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, rulingsUnder, toolOf } from '../addresses/ruling-address'
import type { RulingProps } from './parts/at-table'
import { RulingBody } from './ruling-body'
import { RulingRows } from './ruling-rows'

interface RulingScreenProps {
  readonly path: Ruling
  readonly part: ComponentType<RulingProps>
}

/** One ruling, for the game named in the address or for rules chosen here. */
export function RulingScreen({ path, part }: RulingScreenProps) {
  const game = useAddress('game')
  const under = rulingsUnder(path)
  return (
    <Screen title={rulingText(path).title} back={backFrom(path, game)}>
      <RulingBody
        part={part}
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

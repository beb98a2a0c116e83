import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { partCodes, partPairs, partRound, partsOfClubNight, partStandings } from '@/lib/messages/compiled/app/club'
import type { ClubNightProps } from './club-night-props'
import { Codes } from './codes'
import { sizeOfPair } from './pair-names'
import { Pairs } from './pairs'
import { RoundPart } from './round-part'
import { StandingsPart } from './standings-part'

const PARTS = ['pairs', 'codes', 'round', 'standings'] as const
type Part = (typeof PARTS)[number]

/** The organiser's view of a club night, in four parts: pairs, codes, rounds and standings. */
export function Organiser(props: ClubNightProps) {
  const { clubNight } = props
  const [part, setPart] = useState<Part>(clubNight.rounds.length === 0 ? 'pairs' : 'round')
  const labels: Readonly<Record<Part, string>> = {
    pairs: partPairs({ players: sizeOfPair(clubNight) }),
    codes: partCodes,
    round: partRound,
    standings: partStandings,
  }
  return (
    <div className="grid gap-4">
      <Choice
        label={partsOfClubNight}
        value={part}
        onChoose={setPart}
        optionClassName="px-2"
        options={PARTS.map((value) => ({ value, label: labels[value] }))}
      />
      <PartOf part={part} {...props} />
    </div>
  )
}

function PartOf({ part, ...props }: ClubNightProps & { readonly part: Part }) {
  switch (part) {
    case 'pairs':
      return <Pairs {...props} />
    case 'codes':
      return <Codes {...props} />
    case 'round':
      return <RoundPart {...props} />
    case 'standings':
      return <StandingsPart {...props} />
  }
}

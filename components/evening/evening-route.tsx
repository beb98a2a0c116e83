'use client'

import { useAddress } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { eveningTitle } from '@/lib/messages/compiled/app/evening'
import { partEvening } from '@/lib/messages/compiled/app/parts'

const EveningScreen = lazyPart(
  () => import('./evening-screen').then((part) => part.EveningScreen),
  () => partEvening,
  { waiting: () => <Waiting title={eveningTitle} />, frame: screenFrame(() => eveningTitle) },
)

/** The evening of the address: its people, the next game and the standings. */
export const EveningRoute = () => <EveningScreen id={useAddress('id') ?? ''} />

'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partSecondScreen } from '@/lib/messages/compiled/app/parts'
import { ScreenToCome } from './screen-to-come'

const FollowedGame = lazyPart(
  () => import('./followed-game').then((part) => part.FollowedGame),
  () => partSecondScreen,
  {
    waiting: () => <ScreenToCome />,
    frame: (_, notice) => <main className="safe p-4">{notice}</main>,
  },
)

/** The sheet of a game on another display: in large type, and dark in every theme (`app/styles/second-screen.css`). */
export const SecondScreenRoute = () => (
  <div className="second-screen">
    <FollowedGame />
  </div>
)

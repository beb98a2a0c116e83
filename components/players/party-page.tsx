import { Info } from 'lucide'
import { useState, type ReactNode } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListLink, ListRow } from '@/components/ui/list-row'
import { Screen } from '@/components/ui/screen'
import { useParty } from '@/lib/hooks/use-people'
import { noSuchPlayer, playersAndPairs, stillCounting } from '@/lib/messages/compiled/app/history'
import { partPerson } from '@/lib/messages/compiled/app/parts'
import * as said from '@/lib/messages/compiled/app/players'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { allOf } from '@/lib/messages/locale'
import type { PartyFigures } from '@/lib/storage'
import { notPlayedYet } from '@/lib/text/screens/players'
import { nameOfRuleSet } from '@/lib/text/terms/rule-set-names'
import { gamesAddress } from '../addresses/party-address'
import { writeAddress } from '../addresses/use-address'
import { RenamedBar } from '../storage/renamed-bar'
import { FigureList } from './figure-list'
import { figureGroups } from './figure-rows'
import { OpponentList } from './head-to-head'
import { Kinds } from './kinds'
import { LastGames } from './last-games'
import { Ring } from './ring'
import { Tiles } from './tiles'

const FormChart = lazyPart(
  () => import('../charts/form-chart').then((part) => part.FormChart),
  () => partCharts,
)
const PersonDialog = lazyPart(
  () => import('./person-dialog').then((part) => part.PersonDialog),
  () => partPerson,
  {
    frame: ({ person, onClose }, notice) => (
      <Dialog title={person.name} onClose={onClose}>
        {notice}
      </Dialog>
    ),
  },
)

interface PartyPageProps {
  readonly people: readonly string[]
  readonly base: string | null
  /** The address and label of the Back arrow. */
  readonly back: { readonly href: string; readonly label: string }
}

/** The page of one person or pair: all their results. */
export function PartyPage({ people, base, back }: PartyPageProps) {
  const party = useParty(people, base)
  const [opened, setOpened] = useState<'meanings' | 'person' | null>(null)
  const figures = party.state === 'ready' ? party.value : null
  const name = figures === null ? null : nameOfParty(figures, people.length)
  const [person, partner] = figures?.people ?? []
  const isEmpty = figures === null || isNothing(figures)
  const close = () => setOpened(null)
  return (
    <Screen
      title={name ?? playersAndPairs}
      back={back}
      room="spread"
      tools={
        isEmpty ? null : (
          <Button look="plain" aria-label={said.whatFiguresMean} onClick={() => setOpened('meanings')}>
            <Icon of={Info} className="text-xl" />
          </Button>
        )
      }
    >
      <RenamedBar />
      {party.state === 'loading' ? <p role="status">{stillCounting}</p> : null}
      {party.state === 'refused' ? <StorageNotice problem={party.problem} /> : null}
      {figures === null ? null : isEmpty || name === null ? (
        <Nothing name={name} gameName={nameOfRuleSet(base)} isTwo={partner !== undefined} />
      ) : (
        <Party name={name} base={base} figures={figures}>
          <ListLink href={gamesAddress(people, base)} label={said.theGames} />
          {partner === undefined ? <ListRow label={said.renameOrMerge} onPress={() => setOpened('person')} /> : null}
        </Party>
      )}
      {opened === 'person' && person !== undefined ? <PersonDialog person={person} onClose={close} /> : null}
      {opened === 'meanings' && figures !== null ? (
        <Dialog title={said.whatFiguresMean} onClose={close}>
          {figureGroups(figures, base).map(({ title, rows }) => (
            <FigureList key={title} title={title} rows={rows} />
          ))}
        </Dialog>
      ) : null}
    </Screen>
  )
}

/** Returns the name of a person or pair; `null` if one of them is unknown here, because then the name is only text of the address. */
const nameOfParty = ({ people }: PartyFigures, asked: number): string | null =>
  people.length === asked ? allOf(people.map(({ name }) => name)) : null

const isNothing = ({ tally: { games, counts }, results }: PartyFigures): boolean =>
  games === 0 && counts.hands === 0 && results.length === 0

interface PartyProps {
  readonly name: string
  readonly base: string | null
  readonly figures: PartyFigures
  /** Links to other pages. */
  readonly children: ReactNode
}

function Party({ name, base, figures, children }: PartyProps) {
  const { tally, results } = figures
  const last = results.at(-1)
  return (
    <div className="grid grid-cols-1 gap-4 spread:grid-cols-2 spread:gap-x-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Kinds kinds={figures.kinds} base={base} onBase={(next) => writeAddress({ game: next ?? '' })} />
        <div className="flex items-center gap-4 cramped:flex-col">
          <Ring won={tally.won} games={tally.games} />
          <p>
            <span className="block text-lg">{said.gamesWonOf({ won: tally.won, games: tally.games })}</span>
            {last === undefined ? null : (
              <span className="block text-soft">{said.lastGameWas({ result: last.won ? 'won' : 'lost' })}</span>
            )}
          </p>
        </div>
        <LastGames results={results} />
        <Tiles {...figures} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <OpponentList opponents={figures.opponents} />
        <FormChart name={name} results={results} />
        <div className="border-t border-rule">{children}</div>
      </div>
    </div>
  )
}

interface NothingProps {
  readonly name: string | null
  readonly gameName: string | null
  readonly isTwo: boolean
}

/** The notice for an address with a name that no game has, or no game of that kind. */
function Nothing({ name, gameName, isTwo }: NothingProps) {
  return (
    <div className="grid justify-items-start gap-2 py-8">
      <p className="text-xl font-semibold">{name === null ? noSuchPlayer : notPlayedYet(name, isTwo, gameName)}</p>
      <p className="text-base text-soft">{said.whoIsCounted}</p>
      <ScreenLink href="/players/" className="link text-lg">
        {said.everybodyWhoPlayed}
      </ScreenLink>
    </div>
  )
}

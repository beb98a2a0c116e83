import Link from 'next/link'
import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import { useParty } from '@/lib/hooks/use-people'
import { stillCounting } from '@/lib/messages/compiled/app/history'
import { partPerson } from '@/lib/messages/compiled/app/parts'
import {
  everybodyWhoPlayed,
  onlyGamesOf,
  renameOrMerge,
  theGames,
  whoIsCounted,
} from '@/lib/messages/compiled/app/players'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { allOf } from '@/lib/messages/locale'
import type { PartyFigures } from '@/lib/storage'
import { toldApart } from '@/lib/storage/people/looks'
import { notPlayedYet } from '@/lib/text/screens/players'
import { nameOfRuleSet } from '@/lib/text/terms/rule-set-names'
import { gamesAddress } from '../addresses/party-address'
import { PersonMarks } from '../game/person-mark'
import { RenamedBar } from '../storage/renamed-bar'
import { FigureList } from './figure-list'
import { figureGroups } from './figure-rows'
import { HeadToHead } from './head-to-head'

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
  /** Where the arrow leads. */
  readonly back: { readonly href: string; readonly label: string }
}

/** What one person or one pair has behind it. */
export function PartyPage({ people, base, back }: PartyPageProps) {
  const party = useParty(people, base)
  const name = party.state === 'ready' ? allOf(party.value.people.map(({ name }) => name)) : allOf([...people])
  return (
    <Screen title={name} back={back}>
      <RenamedBar />
      {party.state === 'loading' ? <p role="status">{stillCounting}</p> : null}
      {party.state === 'refused' ? <StorageNotice problem={party.problem} /> : null}
      {party.state === 'ready' ? <Party name={name} people={people} base={base} figures={party.value} /> : null}
    </Screen>
  )
}

interface PartyProps extends Omit<PartyPageProps, 'back'> {
  readonly name: string
  readonly figures: PartyFigures
}

function Party({ name, people, base, figures }: PartyProps) {
  const [isEditing, setEditing] = useState(false)
  const [person, partner] = figures.people
  const gameName = nameOfRuleSet(base)
  const { games, counts } = figures.tally
  if (games === 0 && counts.hands === 0 && figures.results.length === 0)
    return <Nothing name={name} gameName={gameName} isTwo={partner !== undefined} />
  return (
    <>
      <div className="flex items-center gap-2">
        <PersonMarks looks={toldApart(figures.people)} />
        <ActionLink href={gamesAddress(people, base)} className="ms-auto">
          {theGames}
        </ActionLink>
        {person === undefined || partner !== undefined ? null : (
          <Button onClick={() => setEditing(true)}>{renameOrMerge}</Button>
        )}
      </div>
      {gameName === null ? null : <p className="pt-2 text-base text-soft">{onlyGamesOf({ game: gameName })}</p>}
      {figureGroups(figures).map(({ title, rows }) => (
        <FigureList key={title} title={title} rows={rows} />
      ))}
      <FormChart name={name} results={figures.results} />
      <HeadToHead opponents={figures.opponents} />
      {isEditing && person !== undefined ? <PersonDialog person={person} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

interface NothingProps {
  readonly name: string
  readonly gameName: string | null
  readonly isTwo: boolean
}

/** An address with a name that no game has, or none of that kind. */
function Nothing({ name, gameName, isTwo }: NothingProps) {
  return (
    <div className="grid justify-items-start gap-2 py-8">
      <p className="text-xl font-semibold">{notPlayedYet(name, isTwo, gameName)}</p>
      <p className="text-base text-soft">{whoIsCounted}</p>
      <Link href="/players/" className="link text-lg">
        {everybodyWhoPlayed}
      </Link>
    </div>
  )
}

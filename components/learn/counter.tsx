import { useEffect, useMemo, useState } from 'react'
import { CardFace } from '@/components/cards/card-grid'
import { SuitSign } from '@/components/cards/suit'
import { RuleNote } from '@/components/referee/parts/ruled'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { FigureEntry } from '@/components/ui/figure-entry'
import type { Card, Trump } from '@/lib/engine/table/card'
import { cardPoints, LAST_TRICK } from '@/lib/engine/table/deck'
import { drawPile, type Pile } from '@/lib/learn/pile'
import { answerRight, answerWrong, askPile, checkCount } from '@/lib/messages/compiled/learn/learn'
import { askedTrumps, ruledPoints } from '@/lib/messages/compiled/referee/asked'
import { pileLastKey } from '@/lib/messages/compiled/referee/single-rulings'
import { cardWithWord } from '@/lib/messages/compiled/terms/cards'
import { cardName, trumpName } from '@/lib/text/terms/cards'
import { NextBar } from './next-bar'
import { answered } from './practice'
import { QuestionHead } from './question-head'
import type { QuestionProps } from './quiz'

const MOST_DIGITS = 3

/** A drawn pile to count; after an answer, the points of each card. */
export function Counter({ asked: { base, table }, practice, seed, onPractice }: QuestionProps) {
  const { level, number, given } = practice
  const pile = useMemo(() => drawPile(table.rules, level, seed + number), [table.rules, level, seed, number])
  return (
    <div className="flex flex-col gap-x-8 gap-y-3 wide:grid wide:grid-cols-2 spread:grid spread:grid-cols-2">
      <section className="min-w-0">
        <QuestionHead practice={practice} />
        <Cards pile={pile} isCounted={given !== null} />
      </section>
      <section className="contents min-w-0 wide:block spread:block">
        {given === null ? (
          <Entry
            key={number}
            onEnter={(points) => {
              const isRight = points === pile.points
              const missed = isRight ? [] : (['card-points'] as const)
              onPractice(answered({ ...practice, seed }, String(points), { isRight, missed }))
            }}
          />
        ) : null}
        <div role="status">{given === null ? null : <Counted pile={pile} given={Number(given)} />}</div>
        {given === null ? null : (
          <>
            <RuleNote at={{ table, base, game: null }} question="card-points" />
            <NextBar practice={practice} onPractice={onPractice} />
          </>
        )}
      </section>
    </div>
  )
}

/** The cards of the pile, with a trick in each row. */
function Cards({ pile, isCounted }: { readonly pile: Pile; readonly isCounted: boolean }) {
  const { trump, tricks, hasLast } = pile
  return (
    <div className="mt-1 rounded-xl border border-edge bg-card px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 pb-2 text-lg">
        <span className="text-soft">{askedTrumps}</span>
        <SuitSign trump={trump} className="text-xl leading-none" />
        <b className="font-semibold">{trumpName(trump)}</b>
        {hasLast ? <span className="ms-auto text-base">{pileLastKey}</span> : null}
      </p>
      {tricks.map((trick, index) => (
        <ul key={index} className="flex gap-1.5 pb-1.5 cramped:flex-wrap">
          {trick.map((card) => (
            <OneCard key={card} card={card} trump={trump} isCounted={isCounted} />
          ))}
        </ul>
      ))}
    </div>
  )
}

interface OneCardProps {
  readonly card: Card
  readonly trump: Trump
  readonly isCounted: boolean
}

function OneCard({ card, trump, isCounted }: OneCardProps) {
  const points = cardPoints(card, trump)
  const word = isCounted ? String(points) : null
  return (
    <li
      className={classNames(
        'relative flex min-h-11 min-w-10 flex-1 flex-col items-center justify-center rounded-lg border border-edge bg-paper',
        isCounted && points === 0 && 'text-soft',
      )}
    >
      <span className="sr-only">{word === null ? cardName(card) : cardWithWord({ card: cardName(card), word })}</span>
      <span aria-hidden="true" className="flex flex-col items-center">
        <CardFace card={card} word={word} ruled={null} />
      </span>
    </li>
  )
}

/** A field for a figure typed on the keys of the screen or on a keyboard. On a low screen the cards scroll above the keys. */
function Entry({ onEnter }: { readonly onEnter: (points: number) => void }) {
  const [digits, setDigits] = useState('')
  const enter = () => (digits === '' ? undefined : onEnter(Number(digits)))
  useTyped((key) => {
    if (key === 'Enter') enter()
    else setDigits(afterKey(digits, key))
  })
  return (
    <div className="sticky bottom-0 bg-paper pt-1 pb-3 cramped:static">
      <p aria-hidden="true" className="pb-1 text-lg font-semibold">
        {askPile}
      </p>
      <FigureEntry label={askPile} digits={digits} most={MOST_DIGITS} onDigits={setDigits} onNext={enter} />
      <Button look="main" disabled={digits === ''} onClick={enter} className="mt-2 w-full">
        {checkCount}
      </Button>
    </div>
  )
}

const afterKey = (digits: string, key: string): string =>
  key === 'Backspace' ? digits.slice(0, -1) : `${digits}${key}`.slice(0, MOST_DIGITS).replace(/^0+(?=\d)/, '')

/**
 * Listens to digits, Backspace and Enter, wherever the focus is, except in a list. Enter on a button or a link presses that
 * instead.
 */
function useTyped(onKey: (key: string) => void): void {
  useEffect(() => {
    function listener(event: KeyboardEvent) {
      const { key, target } = event
      const isOurs = /^\d$|^Backspace$/.test(key) || (key === 'Enter' && !isOn(target, 'button, a'))
      if (!isOurs || isOn(target, 'select') || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      onKey(key)
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  })
}

const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** The verdict and the sum card by card; cards without points are left out. */
function Counted({ pile: { tricks, trump, hasLast, points }, given }: { readonly pile: Pile; readonly given: number }) {
  const counts = [...tricks.flat().map((card) => cardPoints(card, trump)), ...(hasLast ? [LAST_TRICK] : [])]
  const isRight = given === points
  return (
    <>
      <p className="text-lg">
        <b className={classNames('font-semibold', isRight ? 'text-green' : 'text-red')}>
          {isRight ? answerRight : answerWrong}
        </b>{' '}
        <span>{ruledPoints({ points })}</span>
      </p>
      <p translate="no" className="num pb-2 text-lg">
        {`${counts.filter((count) => count > 0).join(' + ')} = ${points}`}
      </p>
    </>
  )
}

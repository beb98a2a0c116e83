'use client'

import { usePathname } from 'next/navigation'
import {
  Fragment,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  type ReactElement,
  type ReactNode,
} from 'react'
import { comingWords, timesCome } from '@/lib/messages/section'

/** The language of this device, which `boot.js` has found. */
const LANGUAGE = typeof document === 'undefined' ? 'en' : document.documentElement.lang

// The first words load together with the code of the page. If they do not come, they are asked for again when it is drawn.
if (LANGUAGE !== 'en')
  void import('./other-language').then(({ fetchFirstWords }) => fetchFirstWords(LANGUAGE)).catch(() => null)

/**
 * The page in the language of this device. Each page is built as a frame without words, and the browser begins with it. React
 * then draws the page aside, and puts it in place of the frame once all of it is there.
 */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const [times, drawAgain] = useReducer((before: number) => before + 1, 0)
  const page = (
    <Fragment key={times}>
      <Start />
      {children}
      <ItsWords onCome={drawAgain} />
    </Fragment>
  )
  return useDeferredValue(page, <div aria-busy="true" className="page-frame" />)
}

/** How often words had come when React began to draw the page. */
let before = 0
const noteStart = () => {
  before = timesCome()
}

/** Notes that React begins to draw a page. */
function Start() {
  usePathname()
  noteStart()
  return null
}

/**
 * Gives up a drawing of the page whose words are not there yet, so that nothing of it is shown, and has the page drawn again with
 * them. It is drawn after the page, because only the code of a page tells which words it has.
 */
function ItsWords({ onCome }: { readonly onCome: () => void }) {
  // Drawn again for every page that is opened.
  usePathname()
  useLayoutEffect(followFrame, [])
  useEffect(showPlace, [])
  const coming = beside === undefined ? [otherLanguage()] : comingWords()
  // Draw the page again if words came meanwhile: its first parts are in English.
  if (coming.length > 0 || timesCome() !== before) use(whenCome(coming, onCome))
  return beside
}

/** The part that another language adds to a page; `undefined` until that language is spoken. */
let beside: ReactElement | null | undefined = LANGUAGE === 'en' ? null : undefined
let other: Promise<void> | null = null

/** Speaks the language of this device. If its words cannot be loaded, the page is shown in English. */
const otherLanguage = (): Promise<void> =>
  (other ??= import('./other-language')
    .then(async ({ speak }) => {
      beside = await speak(LANGUAGE)
    })
    .catch(() => {
      Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
      beside = null
    }))

const NEVER = new Promise<never>(() => {})
const awaited = new WeakSet<Promise<unknown>>()
let lastTold = 0

/** Calls `tell` once all words have come. The promise never settles: React would keep what it has drawn without them. */
function whenCome(words: readonly Promise<unknown>[], tell: () => void): Promise<never> {
  // React draws again and again while it waits; one call is enough.
  const isLate = words.length === 0 && lastTold !== timesCome()
  if (isLate || words.some((one) => !awaited.has(one))) {
    if (isLate) lastTold = timesCome()
    words.forEach((one) => awaited.add(one))
    void Promise.all(words).then(tell)
  }
  return NEVER
}

/** The time, in milliseconds since the page was opened, after which its frame can be seen. */
const FRAME_SHOWN = 300

let isFirstDrawing = true

/** Tells the styles that placeholders in the first drawing take the place of a frame that was seen. */
function followFrame(): void {
  if (!isFirstDrawing) return
  isFirstDrawing = false
  if (performance.now() < FRAME_SHOWN) return
  const { dataset } = document.documentElement
  dataset['framed'] = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['framed']))
}

/** Shows the place that the address names after its `#`, which was not there yet when the browser looked for it. */
function showPlace(): void {
  if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
}

import { Search } from 'lucide'
import { useEffect, useId, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { partFound } from '@/lib/messages/compiled/app/parts'
import { exampleTie, forExample, rulesFind } from '@/lib/messages/compiled/referee/lookup'
import { useAddress, writeAddress } from '../addresses/use-address'

const loadResults = () => import('./search-results').then((part) => part.SearchResults)
const SearchResults = lazyPart(loadResults, () => partFound)

/** The search field of a lookup page. From the second letter on, the results replace the content of the page. */
export function RuleSearch({ children }: { readonly children: ReactNode }) {
  const asked = useAddress('find')
  const [typed, setTyped] = useState<string | null>(null)
  const results = useRef<HTMLDivElement>(null)
  const field = useId()
  const text = typed ?? asked ?? ''
  const isLooking = text.trim().length >= 2
  const chosenRef = useTargetShown(isLooking, typed === null)

  function type(next: string) {
    setTyped(next)
    writeAddress({ find: next })
  }

  function openFirst(event: FormEvent) {
    event.preventDefault()
    results.current?.querySelector('a')?.click()
  }

  /** Closes the search results if the tapped link leads to the page already open, since then nothing loads. */
  function leave(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.pathname !== window.location.pathname) return
    chosenRef.current = link.hash
    setTyped(null)
  }

  return (
    <>
      <form role="search" onSubmit={openFirst} className="print:hidden">
        <label htmlFor={field} className="block pb-1 text-base text-soft">
          {rulesFind}
        </label>
        <span className="relative block">
          <Icon
            of={Search}
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-xl text-soft"
          />
          <input
            id={field}
            placeholder={forExample({ word: exampleTie })}
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onFocus={() => void loadResults().catch(() => null)}
            onChange={(event) => type(event.target.value)}
            className="min-h-14 w-full rounded-xl border border-edge bg-tint pe-4 ps-12 text-lg text-ink placeholder:text-soft cramped:placeholder:text-transparent"
          />
        </span>
      </form>
      <div ref={results} hidden={!isLooking} onClick={leave}>
        {isLooking ? <SearchResults typed={text} onExample={type} /> : null}
      </div>
      <div hidden={isLooking}>{children}</div>
    </>
  )
}

/**
 * Scrolls to the chosen place when the search closes; the router cannot, because the page is hidden during a search. The returned
 * ref takes the hash of a place on this page, because the page may be shown before its address has changed. If the ref is empty,
 * the hash of the address is used. Nothing is scrolled while the reader types.
 */
function useTargetShown(isLooking: boolean, isUntouched: boolean) {
  const wasLooking = useRef(false)
  const chosen = useRef('')
  useEffect(() => {
    if (wasLooking.current && !isLooking && isUntouched) {
      const hash = chosen.current === '' ? window.location.hash : chosen.current
      chosen.current = ''
      document.getElementById(hash.slice(1))?.scrollIntoView()
    }
    wasLooking.current = isLooking
  }, [isLooking, isUntouched])
  return chosen
}

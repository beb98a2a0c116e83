import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { agreementIn } from '@/components/new-game/kept-setup'
import { OptionsList } from '@/components/new-game/options-list'
import { rulesJson } from '@/components/new-game/setup'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { lazyPart } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Marked } from '@/components/ui/marked'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { saveHouse } from '@/lib/actions/actions'
import { isRow } from '@/lib/core/row'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { useTyped } from '@/lib/hooks/use-typed'
import * as said from '@/lib/messages/compiled/app/house-rules'
import { partComparison } from '@/lib/messages/compiled/app/parts'
import { partShare } from '@/lib/messages/compiled/table/parts'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import { agree, agreementOf, asWritten, type Agreement } from '@/lib/rulesets/variants/agree'
import type { HouseRecord, StorageProblem } from '@/lib/storage'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { ForgetRules } from './forget-rules'
import { allHouses, houseHref } from './house-list'

const ShareHouse = lazyPart(
  () => import('@/components/share/share-house').then((part) => part.ShareHouse),
  () => partShare,
)
const CompareRules = lazyPart(
  () => import('./compare-rules').then((part) => part.CompareRules),
  () => partComparison,
)

/** The rules that the editor opens with: a game of the documents, or saved house rules. */
export type EditorStart =
  { readonly kind: 'new'; readonly base: RuleSetId } | { readonly kind: 'kept'; readonly house: HouseRecord }

function agreementFrom(begun: EditorStart): Agreement | null {
  if (begun.kind === 'new') return asWritten(begun.base)
  const stored = storedRules(begun.house.rules)
  return stored === null ? null : agreementOf(stored.base, stored.rules)
}

/** House rules as they are typed. */
interface Typed {
  readonly name: string
  readonly agreement: Agreement
}

/** Reads house rules that were typed before; `null` if they are none. */
function rulesTyped(kept: unknown): Typed | null {
  const agreement = isRow(kept) ? agreementIn(kept['agreement']) : null
  return isRow(kept) && agreement !== null ? { name: String(kept['name']), agreement } : null
}

/** The editor for house rules: view, name and change them. */
export function HouseEditor({ begun }: { readonly begun: EditorStart }) {
  const [first] = useState(() => agreementFrom(begun))
  if (first !== null) return <Editor begun={begun} first={first} />
  return (
    <Screen title={said.houseRulesTitle} back={allHouses()}>
      <Notice tone="wrong">{said.houseUnreadable}</Notice>
    </Screen>
  )
}

function Editor({ begun, first }: { readonly begun: EditorStart; readonly first: Agreement }) {
  const screens = useScreens()
  const house = begun.kind === 'kept' ? begun.house : null
  const untouched = { name: house?.name ?? '', agreement: first }
  const [{ name, agreement }, setTyped, forget] = useTyped<Typed>(
    `house ${house?.id ?? first.base}`,
    untouched,
    rulesTyped,
  )
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { rules, clashes } = agree(agreement)
  const isChanged = house === null || !isKept(house, name, rulesJson(agreement.base, rules))
  const isReady = clashes.length === 0 && name.trim() !== '' && isChanged

  async function keep() {
    setBusy(true)
    const saved = await saveHouse({
      ...(house === null ? {} : { id: house.id }),
      name: name.trim(),
      rules: rulesJson(agreement.base, rules),
    })
    setBusy(false)
    if (!saved.ok) return setProblem(saved.error)
    setProblem(null)
    forget()
    if (house === null) screens.replace(houseHref(saved.value))
  }

  return (
    <Screen
      title={house === null ? said.newHouseRules : said.houseRulesTitle}
      back={allHouses()}
      foot={
        <>
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          <NotReady hasClash={clashes.length > 0} hasName={name.trim() !== ''} />
          <Button look="main" className="w-full" disabled={!isReady || isBusy} onClick={() => void keep()}>
            {house === null ? said.saveTheseRules : isChanged ? said.saveChanges : said.rulesKept}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={said.rulesName}
          placeholder={said.rulesNamePlaceholder}
          value={name}
          autoComplete="off"
          onChange={(event) => setTyped({ agreement, name: cleanText(event.target.value.trimStart(), LENGTHS.rules) })}
        />
        <StartedFrom base={agreement.base} />
      </div>
      {house === null || isChanged ? null : <Tools house={house} />}
      <OptionsList agreement={agreement} onAgreement={(next) => setTyped({ name, agreement: next })} />
      <section className="pt-8">
        <CompareRules base={agreement.base} rules={rules} />
      </section>
      {house === null ? null : (
        <p className="pt-6 text-center">
          <ForgetRules id={house.id} name={houseName(house.name)} />
        </p>
      )}
    </Screen>
  )
}

/** Tells whether the house rules are saved on this device exactly as in the editor. */
function isKept(house: HouseRecord, name: string, json: ReturnType<typeof rulesJson>): boolean {
  const kept = storedRules(house.rules)
  return kept !== null && name.trim() === house.name && dequal(json, rulesJson(kept.base, kept.rules))
}

/** The reason that the rules cannot be saved yet. */
function NotReady({ hasClash, hasName }: { readonly hasClash: boolean; readonly hasName: boolean }) {
  if (hasClash) return <p className="pb-2 text-base font-semibold">{said.notPlayableYet}</p>
  return hasName ? null : <p className="pb-2 text-base">{said.nameToSave}</p>
}

function StartedFrom({ base }: { readonly base: RuleSetId }) {
  return (
    <p className="text-base text-soft">
      <Marked
        text={said.startedFrom({ game: ruleSetName(base) })}
        marks={{ game: (words) => <b className="text-ink">{words}</b> }}
      />
    </p>
  )
}

/** The actions for saved rules without unsaved changes. */
function Tools({ house }: { readonly house: HouseRecord }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="grid grid-cols-2 gap-2 pt-4">
      <ActionLink href={`/new?game=${encodeURIComponent(house.id)}`} className="col-span-2 font-semibold">
        {said.playByThese}
      </ActionLink>
      <ActionLink href={`/house-rules/print/?id=${encodeURIComponent(house.id)}`}>{said.howWePlay}</ActionLink>
      <Button onClick={() => setSharing(true)}>{said.shareRules}</Button>
      {isSharing ? (
        <Dialog title={said.shareRulesTitle({ name: houseName(house.name) })} onClose={() => setSharing(false)}>
          <ShareHouse house={house} />
        </Dialog>
      ) : null}
    </div>
  )
}

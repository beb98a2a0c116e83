import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { ListRow } from '@/components/ui/list-row'
import type { OptionName, Rules } from '@/lib/engine/table/options'
import { whereTablesDiffer } from '@/lib/messages/compiled/app/house-rules'
import { changedByYou, changedOf, moreRules, usuallyPlayed } from '@/lib/messages/compiled/app/other-rules'
import { variantsTitle } from '@/lib/messages/compiled/app/setup'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import { DISPUTED, disputedVariant } from '@/lib/rulesets/variants/disputed'
import { optionName } from '@/lib/text/options/names'
import { shortValue } from '@/lib/text/options/short-values'
import { isChanged } from './changed'
import { OptionDialog } from './option-dialog'
import { OPTION_GROUPS, optionsIn, partName } from './option-groups'
import { scoringVariants, VariantRow, variantsAside, VariantRows } from './variant-rows'

interface OptionsListProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
  /** The label of the button that saves an answer, for a game in progress. */
  readonly useLabel?: string
  /** Describes the effect of a choice on hands already played. */
  readonly consequence?: (agreement: Agreement) => Elements
  /** Named variants can be chosen before a game, but not in the middle of one. */
  readonly variants?: 'offered' | 'left-out'
}

type Opened = { readonly option: OptionName } | 'variants' | null

/**
 * The rules of a table as a list of questions with their answers: first those it changed, then those on which tables differ, then
 * the rest.
 */
export function OptionsList({ agreement, onAgreement, variants = 'offered', ...choosing }: OptionsListProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const [isWhole, setWhole] = useState(false)
  const { base } = agreement
  const agreed = agree(agreement)
  const { rules } = agreed
  const groups = OPTION_GROUPS.map((group) => ({ title: partName(group), options: optionsIn(group, agreed) }))
  const asked = groups.flatMap(({ options }) => options)
  const changed = asked.filter((option) => isChanged(base, rules, option))
  const disputed = DISPUTED[base].filter((option) => asked.includes(option) && !changed.includes(option))
  const firstVariant = disputedVariant(base)
  const isRare = (option: OptionName) => !changed.includes(option) && !disputed.includes(option)
  const row = (option: OptionName) => (
    <OptionRow key={option} base={base} rules={rules} option={option} onOpen={() => setOpened({ option })} />
  )
  const close = () => setOpened(null)
  return (
    <>
      {changed.length === 0 ? null : (
        <Group title={changedByYou} aside={changedOf({ changed: changed.length, all: asked.length })} look="changed">
          {changed.map(row)}
        </Group>
      )}
      <Group title={whereTablesDiffer}>
        {disputed.slice(0, 1).map(row)}
        {firstVariant === null || variants === 'left-out' ? null : (
          <VariantRow variant={firstVariant} agreement={agreement} onAgreement={onAgreement} />
        )}
        {disputed.slice(1).map(row)}
        {variants === 'left-out' || scoringVariants(base).length === 0 ? null : (
          <ListRow label={variantsTitle} value={variantsAside(agreement)} onPress={() => setOpened('variants')} />
        )}
      </Group>
      {isWhole ? (
        groups.map(({ title, options }) =>
          options.some(isRare) ? (
            <Group key={title} title={title}>
              {options.filter(isRare).map(row)}
            </Group>
          ) : null,
        )
      ) : (
        <ListRow label={moreRules({ count: asked.filter(isRare).length })} onPress={() => setWhole(true)} />
      )}
      {opened === null ? null : opened === 'variants' ? (
        <Dialog title={variantsTitle} onClose={close}>
          <VariantRows agreement={agreement} onAgreement={onAgreement} />
        </Dialog>
      ) : (
        <OptionDialog
          option={opened.option}
          agreement={agreement}
          onUse={(next) => {
            onAgreement(next)
            close()
          }}
          onClose={close}
          {...choosing}
        />
      )}
    </>
  )
}

interface OptionRowProps {
  readonly base: Agreement['base']
  readonly rules: Rules
  readonly option: OptionName
  readonly onOpen: () => void
}

function OptionRow({ base, rules, option, onOpen }: OptionRowProps) {
  const written = rulesOf(ruleSet(base))
  const changed = isChanged(base, rules, option)
  return (
    <ListRow
      label={optionName(option)}
      value={shortValue(option, rules[option], rules)}
      onPress={onOpen}
      {...(changed
        ? { look: 'changed', note: usuallyPlayed({ value: shortValue(option, written[option], written) }) }
        : {})}
    />
  )
}

interface GroupProps {
  readonly title: string
  readonly aside?: string
  readonly look?: 'plain' | 'changed'
  readonly children: Elements
}

const Group = ({ title, aside, look = 'plain', children }: GroupProps) => (
  <section className="pt-3">
    <h2
      className={`flex justify-between gap-3 border-b border-rule pb-1 font-semibold ${look === 'changed' ? 'text-felt' : 'text-soft'}`}
    >
      <span>{title}</span>
      {aside === undefined ? null : <span>{aside}</span>}
    </h2>
    {children}
  </section>
)

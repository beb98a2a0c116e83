import { classNames } from '@/components/ui/class-names'
import { sameInAll, whatDiffers, writtenAt } from '@/lib/messages/compiled/app/versions'
import type { ComparedFact } from './compared-facts'

interface VersionHead {
  readonly name: string
  readonly time: string
  /** A word next to it. */
  readonly mark: string | null
}

interface VersionsComparedProps {
  readonly heads: readonly VersionHead[]
  readonly facts: readonly ComparedFact[]
}

/**
 * The versions of a hand: the facts that differ side by side, then the facts they share once. More than two versions are listed
 * one below the other.
 */
export function VersionsCompared({ heads, facts }: VersionsComparedProps) {
  const [only] = heads
  if (heads.length === 1 && only !== undefined) return <OneVersion head={only} index={0} facts={facts} />
  const differing = facts.filter(({ differs }) => differs)
  const alike = facts.filter(({ differs }) => !differs)
  return (
    <>
      {heads.length === 2 ? (
        <SideBySide heads={heads} facts={differing} />
      ) : (
        heads.map((head, index) => <OneVersion key={index} head={head} index={index} facts={differing} />)
      )}
      {alike.length === 0 ? null : (
        <>
          <h3 className="pt-3 text-base font-semibold">{sameInAll({ count: heads.length })}</h3>
          <FactList facts={alike} index={0} isSoft />
        </>
      )}
    </>
  )
}

function SideBySide({ heads, facts }: VersionsComparedProps) {
  return (
    <table className="w-full table-fixed border-collapse text-base">
      <caption className="sr-only">{whatDiffers}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-top">
          <td className="w-[29%]" />
          {heads.map((head) => (
            <th key={head.name} scope="col" className="py-1 ps-2 text-start leading-tight font-semibold">
              <HeadText head={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, said }) => (
          <tr key={label} className="border-b border-rule align-top">
            <th
              scope="row"
              className="py-1.5 text-start text-sm leading-snug font-normal text-soft [overflow-wrap:anywhere]"
            >
              {label}
            </th>
            {said.map((words, index) => (
              <td key={index} className="py-1.5 ps-2 leading-snug font-semibold [overflow-wrap:anywhere]">
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeadText({ head: { name, time, mark } }: { readonly head: VersionHead }) {
  return (
    <>
      <span translate="no" className="block">
        {name}
      </span>
      <span className="block text-sm font-normal text-soft">
        {mark === null ? writtenAt({ time }) : `${writtenAt({ time })}, ${mark}`}
      </span>
    </>
  )
}

function OneVersion({
  head,
  index,
  facts,
}: Pick<VersionsComparedProps, 'facts'> & { head: VersionHead; index: number }) {
  return (
    <section aria-label={head.name} className="pb-2">
      <h3 className="border-b-2 border-ink pb-1 text-base leading-tight font-semibold">
        <HeadText head={head} />
      </h3>
      <FactList facts={facts} index={index} isSoft={false} />
    </section>
  )
}

interface FactListProps {
  readonly facts: readonly ComparedFact[]
  /** The index of the version that the facts belong to. */
  readonly index: number
  readonly isSoft: boolean
}

function FactList({ facts, index, isSoft }: FactListProps) {
  return (
    <dl className={classNames('text-base', isSoft && 'text-soft')}>
      {facts.map(({ label, said }) => (
        <div key={label} className="flex items-baseline gap-2 border-b border-rule py-1">
          <dt className="w-[29%] shrink-0 text-sm text-soft [overflow-wrap:anywhere]">{label}</dt>
          <dd className={classNames('min-w-0 ps-2', !isSoft && 'font-semibold')}>{said[index]}</dd>
        </div>
      ))}
    </dl>
  )
}

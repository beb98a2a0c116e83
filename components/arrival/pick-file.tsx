import { classNames } from '@/components/ui/class-names'
import { useMounted } from '../share/use-mounted'

interface PickFileProps {
  readonly label: string
  readonly onFile: (file: File) => void
  readonly accept?: string
  readonly look?: 'main' | 'tool'
}

const LOOKS = {
  main: 'min-h-14 rounded-2xl bg-felt text-xl font-semibold text-felt-ink',
  tool: 'min-h-12 rounded-xl border border-edge bg-card text-base text-ink',
} as const

/** A button that asks the phone for a file, once somebody listens to the answer. The same file can be chosen twice. */
export function PickFile({ label, onFile, accept, look = 'tool' }: PickFileProps) {
  const isListening = useMounted()
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-center justify-center px-3 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-felt',
        LOOKS[look],
      )}
    >
      {label}
      {isListening ? (
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file !== undefined) onFile(file)
            event.target.value = ''
          }}
        />
      ) : null}
    </label>
  )
}

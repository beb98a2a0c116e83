import { buttonLook } from '@/components/ui/button'
import { useMounted } from '@/components/ui/use-mounted'

interface PickFileProps {
  readonly label: string
  readonly onFile: (file: File) => void
  readonly accept?: string
  readonly look?: 'main' | 'tool'
}

/**
 * A button that asks the phone for a file, once someone listens to the answer. The same file can be chosen twice. Without
 * `accept` any file can be: phones know no kind for ours, and would show them grey.
 */
export function PickFile({ label, onFile, accept, look = 'tool' }: PickFileProps) {
  const isListening = useMounted()
  return (
    <label
      className={buttonLook(
        look,
        'w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-felt',
      )}
    >
      <span>{label}</span>
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

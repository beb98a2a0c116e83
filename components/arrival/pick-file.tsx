import { buttonLook } from '@/components/ui/button'

interface PickFileProps {
  readonly label: string
  readonly onFile: (file: File) => void
  readonly accept?: string
}

/**
 * A button that asks the device for a file. The same file can be chosen twice. Without `accept`,
 * any file can be chosen: phones know no type for our files and would show them as disabled.
 */
export function PickFile({ label, onFile, accept }: PickFileProps) {
  return (
    <label
      className={buttonLook(
        'tool',
        'w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-felt',
      )}
    >
      <span>{label}</span>
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
    </label>
  )
}

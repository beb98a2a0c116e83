import { ScreenLink } from '@/components/addresses/screen-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { snoozeReminder } from '@/lib/actions/maintenance'
import { useBackupState } from '@/lib/hooks/use-lists'
import { notNow, saveABackup } from '@/lib/messages/compiled/app/backup'
import { reminderSentence } from '@/lib/text/storage/state'

/**
 * A reminder after some games without a backup: how many games, and since when. “Not now” postpones it by the same number of
 * games.
 */
export function BackupReminder() {
  const backup = useBackupState()
  if (backup.state !== 'ready' || !backup.value.isDue) return null
  const { games, lastAt } = backup.value
  return (
    <Notice
      tone="word"
      className="my-3"
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <ScreenLink href="/data/" className="link px-2">
            {saveABackup}
          </ScreenLink>
          <Button look="plain" onClick={() => void snoozeReminder()}>
            {notNow}
          </Button>
        </span>
      }
    >
      {reminderSentence(games, lastAt)}
    </Notice>
  )
}

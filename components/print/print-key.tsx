import { Printer } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { printKey } from '@/lib/messages/compiled/app/print'

/** The key in the head of a page that prints it. */
export const PrintKey = () => (
  <Button look="plain" onClick={() => window.print()}>
    <Icon of={Printer} /> <span>{printKey}</span>
  </Button>
)

import { ONE_MOMENT, TO_THE_START } from '@/lib/text/en/screens/shared'
import { Screen } from './screen'

/** A screen before its parts have come. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Screen title={title} back={{ href: '/', label: TO_THE_START }}>
    <p role="status" className="text-soft">
      {ONE_MOMENT}
    </p>
  </Screen>
)

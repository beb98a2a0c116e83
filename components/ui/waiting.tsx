import { Screen } from './screen'

/** A screen before its parts have come. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Screen title={title} back={{ href: '/', label: 'To the start' }}>
    <p role="status" className="text-soft">
      One moment.
    </p>
  </Screen>
)

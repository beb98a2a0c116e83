import { pageMetadata } from '@/components/preview/page-metadata'
import { SettingsScreen } from '@/components/settings/settings-screen'

export const metadata = pageMetadata('/settings/')

export default function SettingsPage() {
  return <SettingsScreen />
}

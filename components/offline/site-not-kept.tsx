import { Notice } from '@/components/ui/notice'
import { siteNotKept } from '@/lib/messages/compiled/app/without-network'

/** Says that the app was opened instead of a page of the site, which no device stores (lib/worker). */
export const SiteNotKept = () => (
  <div className="safe mx-auto max-w-2xl print:hidden">
    <Notice tone="word" className="m-3">
      {siteNotKept}
    </Notice>
  </div>
)

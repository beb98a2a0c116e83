import { pageAddress } from '../addresses/page-address'

/** The link from a page for readers to a screen for players. */
export const OpenButton = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a
    href={pageAddress(href)}
    className="inline-flex min-h-13 items-center rounded-md bg-felt px-5 py-2 text-lg font-semibold text-felt-ink"
  >
    {children}
  </a>
)

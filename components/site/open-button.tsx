/** The link from a page of the site to the app. */
export const OpenButton = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-13 items-center rounded-md bg-felt px-5 py-2 text-lg font-semibold text-felt-ink"
  >
    {children}
  </a>
)

/** The heading of a part of a page. */
export const Title = ({ children }: { readonly children: string }) => (
  <h2 className="border-b-2 border-ink pb-1 text-2xl heading">{children}</h2>
)

/** A citation: the place in a document where a rule is written. */
export const Citation = ({ children }: { readonly children: string }) => (
  <p className="text-base text-soft">
    <cite className="not-italic">{children}</cite>
  </p>
)

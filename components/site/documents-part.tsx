import { WithFileName } from '../ui/file-name'
import type { DocumentText } from './documents'
import { Title } from './headings'

/** A link to a page on the internet outside this site. */
const PlainLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} rel="noopener noreferrer" className="link py-1 text-base decoration-edge">
    {children}
  </a>
)

interface DocumentsProps {
  readonly title: string
  readonly documents: readonly DocumentText[]
}

/** A list of documents, each with its writers and the place where it can be found. */
export const Documents = ({ title, documents }: DocumentsProps) => (
  <section className="pt-8">
    <Title>{title}</Title>
    <ul className="gap-x-12 spread:columns-2">
      {documents.map(({ id, title: name, writers, foundAt, link }) => (
        <li key={id} className="break-inside-avoid border-b border-rule py-3">
          <h3 className="text-lg font-semibold">{name}</h3>
          <p>{writers}</p>
          {link === null ? (
            <p className="text-base text-soft">
              <WithFileName text={foundAt} />
            </p>
          ) : (
            <PlainLink href={link}>{foundAt}</PlainLink>
          )}
        </li>
      ))}
    </ul>
  </section>
)

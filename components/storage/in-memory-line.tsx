import { inMemory } from '@/lib/messages/compiled/table/storage-trouble'

/** A line above the page that says that the browser stores nothing in this window. */
export const InMemoryLine = () => (
  <p role="status" className="safe border-b border-rule px-4 py-1 text-base font-semibold print:hidden">
    {inMemory}
  </p>
)

const ROWS = ['w-2/3', 'w-1/2', 'w-3/4', 'w-1/2', 'w-2/3'] as const

/**
 * A page without words, shown until its words and its code have come. Like every placeholder it appears late, so that it does not
 * flash.
 */
export const PageFrame = () => (
  <div
    aria-busy="true"
    className="page-frame safe mx-auto min-h-dvh max-w-2xl transition-opacity delay-150 starting:opacity-0"
  >
    <div className="flex min-h-13 items-center px-4">
      <span className="h-5 w-1/3 rounded-full bg-rule" />
    </div>
    {ROWS.map((width, index) => (
      <div key={index} className="mx-4 flex min-h-16 items-center border-b border-rule">
        <span className={`h-4 rounded-full bg-rule ${width}`} />
      </div>
    ))}
  </div>
)

/** The step of each arrow key: items ahead in the direction of the text, and rows down. */
const STEPS: Readonly<Record<string, readonly [ahead: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Returns the step that an arrow key makes in a list with rows of this length; `undefined` for any other key. */
export function arrowStep(key: string, row: number, way: string = document.documentElement.dir): number | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [ahead, down] = step
  return (way === 'rtl' ? -ahead : ahead) + down * row
}

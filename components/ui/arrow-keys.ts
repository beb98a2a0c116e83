/** How far an arrow key leads in a list whose rows are so long: ahead is where the text runs. No other key leads anywhere. */
export function arrowStep(key: string, row: number, way: string = document.documentElement.dir): number | undefined {
  const ahead = way === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return ahead
    case 'ArrowLeft':
      return -ahead
    case 'ArrowDown':
      return row
    case 'ArrowUp':
      return -row
    default:
      return undefined
  }
}

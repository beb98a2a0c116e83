import { until, type Tab } from './driver'

/** Uses the screens as a person does, by the accessible names of controls, in the same way in every browser. */

const CONTROLS = 'a, button, [role=radio], input[type=radio]'

/** Presses the control with this name, or else one whose name contains it; only in the group `within`, if one is given. */
export const press = (tab: Tab, name: string, within = ''): Promise<void> =>
  until(tab, `“${name}” can be pressed`, pressNamed, name, within, CONTROLS)

function pressNamed(name: string, within: string, controls: string): boolean {
  const root = within === '' ? document : document.querySelector(`[aria-label="${within}"]`)
  const named = [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])]
    .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
    .map((control) => ({
      control,
      called: control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    }))
  const found = named.find(({ called }) => called === name) ?? named.find(({ called }) => called.includes(name))
  found?.control.click()
  return found !== undefined
}

/** Writes a text into the field with this label. */
export const fill = (tab: Tab, label: string, text: string): Promise<void> =>
  until(tab, `“${label}” can be filled in`, fillLabelled, label, text)

function fillLabelled(label: string, text: string): boolean {
  const input =
    [...document.querySelectorAll('input')].find(({ ariaLabel }) => ariaLabel === label) ??
    [...document.querySelectorAll('label')].find((element) => element.textContent === label)?.control
  if (!(input instanceof HTMLInputElement)) return false
  input.focus()
  // React notices a new value only if it is set with the browser's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return input.value === text
}

/** Types the points of each side on the keypad of the form. */
export async function typePoints(tab: Tab, figures: readonly number[]): Promise<void> {
  for (const [side, figure] of figures.entries()) {
    await until(tab, `the points of side ${side + 1} can be entered`, pressField, String(side))
    for (const digit of String(figure)) await press(tab, digit)
  }
}

function pressField(side: string): boolean {
  const field = document.querySelectorAll<HTMLElement>('[aria-label="Points"] button[aria-current]')[Number(side)]
  field?.click()
  return field !== undefined
}

/** Waits until the large totals are as expected. */
export async function totals(tab: Tab, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [side, total] of Object.entries(expected)) {
    await until(tab, `${side} has ${total}`, isTotal, side, String(total))
  }
}

function isTotal(side: string, total: string): boolean {
  return [...(document.querySelector(`section[aria-label="${side}"]`)?.querySelectorAll('*') ?? [])].some(
    (part) => part.textContent === total,
  )
}

import type { CDPSession, Page } from '@playwright/test'
import { expect } from './test'

/** A node of the accessibility tree, which the browser gives to screen readers. */
interface Heard {
  readonly role: string
  readonly name: string
  readonly node: number
  /** Tells whether it is read out as dimmed and cannot be pressed. */
  readonly isDisabled: boolean
}

/** A player who cannot see the page, and knows only the roles and names in the accessibility tree. */
export interface Reader {
  /** Presses the element with this role and name, as soon as it is not disabled. */
  readonly press: (role: string, name: string | RegExp) => Promise<void>
  /** Waits until an element of this role has this name or text. */
  readonly hears: (role: string, words: string | RegExp) => Promise<void>
  /** Returns the texts of all live regions at this moment. */
  readonly said: () => Promise<readonly string[]>
}

export async function readerOf(page: Page): Promise<Reader> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Accessibility.enable')
  const find = async (role: string, name: string | RegExp) =>
    (await treeOf(devtools)).find(
      (heard) => heard.role === role && (typeof name === 'string' ? heard.name === name : name.test(heard.name)),
    )
  return {
    press: async (role, name) =>
      // The page may draw the element again between finding and pressing it, so both are repeated.
      expect(async () => {
        const heard = await find(role, name)
        expect(heard, `${role} ${name}`).toBeDefined()
        expect(heard?.isDisabled, `${role} ${name} is disabled`).toBe(false)
        const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: heard?.node ?? -1 })
        await devtools.send('Runtime.callFunctionOn', {
          objectId: object.objectId ?? '',
          functionDeclaration: 'function () { this.click() }',
        })
      }).toPass({ timeout: 20_000 }),
    hears: async (role, words) => {
      await expect.poll(async () => (await find(role, words)) !== undefined, { message: `${role} ${words}` }).toBe(true)
    },
    said: async () =>
      (await treeOf(devtools))
        .filter(({ role, name }) => (role === 'status' || role === 'alert') && name.trim() !== '')
        .map(({ name }) => name.trim()),
  }
}

/** Returns every node with its name. The name of a live region is the text inside it. */
async function treeOf(devtools: CDPSession): Promise<readonly Heard[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node === undefined) return ''
    if (node.role?.value === 'StaticText') return String(node.name?.value ?? '')
    return (node.childIds ?? []).map(textOf).join(' ')
  }
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => {
      const role = String(node.role?.value ?? '')
      const name = String(node.name?.value ?? '')
      return {
        role,
        name: role === 'status' || role === 'alert' ? textOf(node.nodeId) : name,
        node: node.backendDOMNodeId ?? -1,
        isDisabled: node.properties?.some((one) => one.name === 'disabled' && one.value.value === true) ?? false,
      }
    })
}

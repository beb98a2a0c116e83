// The script of an address without a language (gather.ts): it goes on to that address in the chosen language, else in one of the
// device's. The query and the part after the # come along.
import { deviceLanguage } from '../../lib/messages/device-language'
import { OFFERED } from '../../lib/messages/offered'
import { isPlayers } from '../../lib/stores/player'

declare const BASE_PATH: string

/** Returns the chosen language; `null` if the browser bars storage, or none is chosen. */
function chosen(): string | null {
  try {
    const language = localStorage.getItem('yuss-language')
    return language !== null && language in OFFERED ? language : null
  } catch {
    return null
  }
}

const { pathname, search, hash } = location
const path = pathname.slice(BASE_PATH.length).replace(/index\.html$/, '')
const screen = path === '/' && isPlayers() ? '/play/' : path
location.replace(`${BASE_PATH}/${chosen() ?? deviceLanguage()}${screen}${search}${hash}`)

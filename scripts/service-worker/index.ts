import type { Build } from './build'
import { work, type WorkerScope } from './worker'

declare const self: WorkerScope
/** Put before the code by scripts/worker.mjs. */
declare const BUILD: Build

work(self, BUILD)

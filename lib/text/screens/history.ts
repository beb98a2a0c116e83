import * as said from '../../messages/compiled/app/history'
import { grouped } from '../terms/amounts'

export const gamesFound = (count: number): string => said.gamesFound({ count, shown: grouped(count) })

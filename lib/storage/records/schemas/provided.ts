import { provide } from '../readers'
import * as schemas from './all'

provide(schemas)

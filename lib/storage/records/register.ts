import { defineRecord } from './record'

export type { RegisterRecord } from './schemas/register'

export const registerRecord = defineRecord('register', (schemas) => schemas.register)

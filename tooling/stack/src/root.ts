import { resolve } from 'node:path'

/** The clone's top folder. */
export const ROOT = resolve(import.meta.dirname, '../../..')

import { randomBytes } from 'node:crypto'

const PUBLIC_ID_BYTES = 12

/** A member's id in addresses and cookies; random, so that none can be guessed. */
export const newPublicId = () => randomBytes(PUBLIC_ID_BYTES).toString('base64url')

import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

import { MAILED_CODE_LENGTH, mailedCodeIn } from '@dining/domain'

/** Letters and digits that cannot be mistaken for each other when read from a mail. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Tries at one code; with this alphabet a guess has less than one chance in 10^11. */
const MAX_ATTEMPTS = 5

/** A code that a person reads in a mail and types. */
export const makeCode = () => Array.from({ length: MAILED_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const hash = (text: string) => createHash('sha256').update(text).digest()
/** What is stored of a code or a ticket. */
export const hashText = (text: string) => hash(text).toString('base64url')

/** Whether a typed code is that of a row, whose tries have been counted. */
export function isRightCode(typed: string, open: { readonly code_hash: string; readonly attempts: number } | undefined): boolean {
  return (
    open !== undefined &&
    open.attempts <= MAX_ATTEMPTS &&
    timingSafeEqual(hash(mailedCodeIn(typed)), Buffer.from(open.code_hash, 'base64url'))
  )
}

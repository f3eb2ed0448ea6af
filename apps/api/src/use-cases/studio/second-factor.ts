import { randomInt } from 'node:crypto'

import { RECOVERY_CODE_COUNT } from '@dining/domain'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'

import { seal, unseal } from '../../config/key-ring.ts'
import { blind, type Secrets } from '../../config/secrets.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorRepo, type OperatorRow } from '../../store/repositories/operator.ts'
import type { Tx } from '../../store/tables.ts'
import { STUDIO_TENANT } from './tenant.ts'

/** Name of the studio in authenticator apps and beside passkeys. */
export const FACTOR_ISSUER = 'Dining studio'

/** RFC 6238 as authenticator apps compute it: six digits of SHA-1, a new code every 30 seconds. */
const APP = { issuer: FACTOR_ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const
const KEY_BYTES = 20
/** Steps before and after the present one whose codes are taken: clocks of phones are a little wrong. */
const WINDOW = 1
/** Milliseconds in which a new key must be confirmed. */
const SETUP_MS = 10 * 60_000

/** Without 0, 1, I and O, which look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LETTERS = 10

const totpOf = (key: string, label = '') => new TOTP({ ...APP, label, secret: Secret.fromBase32(key) })

/** A new key, in Base32. */
export const newFactorKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** The `otpauth:` address of a key, which apps read from a QR code. */
export const factorAddress = (key: string, email: string): string => totpOf(key, email).toString()

/** The time step of a code of this key; null if the code is not of the present time. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / APP.period) + delta
}

/** Where the key of an operator is kept; a key that is copied to another operator cannot be decrypted. */
const placeOf = (operatorKey: string) => `operator factor ${operatorKey}`
const setupPlaceOf = (operatorKey: string) => `operator factor setup ${operatorKey}`
const setupSchema = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), until: v.number() }))

/** Encrypts a key for the column of its operator. */
export const sealFactor = ({ operatorFactor }: Secrets, operatorKey: string, key: string): string =>
  seal(operatorFactor, key, placeOf(operatorKey))

/** The same key, encrypted with the secret in use; 'current' if it is already, 'unreadable' if no secret reads it. */
export function resealFactor(
  { operatorFactor }: Secrets,
  operatorKey: string,
  sealed: string,
): { readonly sealed: string } | 'current' | 'unreadable' {
  const place = placeOf(operatorKey)
  if (unseal({ all: [operatorFactor.current()] }, sealed, place) !== null) return 'current'
  const key = unseal(operatorFactor, sealed, place)
  return key === null ? 'unreadable' : { sealed: seal(operatorFactor, key, place) }
}

/** Encrypts a key that is not confirmed yet, for its operator and ten minutes. */
export const sealSetup = ({ operatorFactor }: Secrets, operatorKey: string, key: string, now: Date): string =>
  seal(operatorFactor, JSON.stringify({ key, until: now.getTime() + SETUP_MS }), setupPlaceOf(operatorKey))

/** @returns the key of `sealSetup`; null for another operator's, and after ten minutes */
export function openSetup({ operatorFactor }: Secrets, operatorKey: string, sealed: string, now: Date): string | null {
  const read = v.safeParse(setupSchema, unseal(operatorFactor, sealed, setupPlaceOf(operatorKey)))
  return read.success && now.getTime() <= read.output.until ? read.output.key : null
}

/** Whether the operator has an authenticator app or a passkey. */
export const hasFactor = ({ factor_sealed: app, has_passkey: hasPasskey }: Pick<OperatorRow, 'factor_sealed' | 'has_passkey'>): boolean =>
  app !== null || hasPasskey

/** Whether a code of an app or a recovery code can be right. */
export const takesCode = ({
  factor_sealed: app,
  recovery_hashes: hashes,
}: Pick<OperatorRow, 'factor_sealed' | 'recovery_hashes'>): boolean => app !== null || hashes.length > 0

/** Upper case without spaces and dashes, as codes are compared. */
const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

const recoveryHash = (secrets: Secrets, operatorKey: string, code: string) => blind(secrets, `recovery code ${operatorKey} ${plain(code)}`)

/** New recovery codes, such as `7KQ2M-XW9TB` (50 random bits), and the hashes that replace them in the database. */
export function newRecoveryCodes(secrets: Secrets, operatorKey: string): { readonly codes: readonly string[]; readonly hashes: string[] } {
  const letters = () => Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, letters).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  return { codes, hashes: codes.map((code) => recoveryHash(secrets, operatorKey, code)) }
}

/**
 * Takes a code of the second factor, once: each code of the app, and each recovery code.
 * @param row locked by this transaction
 * @returns whether the code is right
 */
export async function takeCode(tx: Tx, secrets: Secrets, row: OperatorRow, typed: string, now: Date): Promise<boolean> {
  const { email_key: operator, factor_sealed: sealed, factor_step: usedStep, recovery_hashes: hashes } = row
  const key = sealed === null ? null : unseal(secrets.operatorFactor, sealed, placeOf(operator))
  const code = plain(typed)
  const step = key === null || !/^\d{6}$/.test(code) ? null : stepOfCode(key, code, now)
  if (step !== null) {
    if (usedStep !== null && step <= usedStep) return false
    await operatorRepo(tx).update(operator, { factor_step: step })
    return true
  }
  const used = recoveryHash(secrets, operator, code)
  if (!hashes.includes(used)) return false
  const left = hashes.filter((hash) => hash !== used)
  await operatorRepo(tx).update(operator, { recoveryHashes: left })
  const detail = { operator, left: left.length }
  await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-recovery-code-used', memberId: null, at: now, detail })
  return true
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { fail, succeed, type Result } from '@dining/domain'

import type { CallerKey, CallerKeys } from './caller-keys.ts'
import { createReplayGuard } from './replay-guard.ts'

/** Header with the proof of the API's caller. */
export const PROOF_HEADER = 'x-caller-proof'

/** Milliseconds that a proof is valid before and after its time: the clocks of two machines may differ by that much. */
export const PROOF_LIFE_MS = 30_000

const NONCE_BYTES = 16
const PROOF = /^v1\.([\w-]{1,64})\.(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/

/** What a proof covers, in addition to its time and its nonce. */
export interface ProvenRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** Value of `x-request-id`; empty without one. */
  readonly requestId: string
}

/** Why a request is not from the caller that it names. */
export type ProofFault = 'missing' | 'malformed' | 'expired' | 'unknown-key' | 'wrong-caller' | 'wrong-signature' | 'replayed'

/** Creates the headers that authenticate the caller to the API. One proof is valid for one request. */
export type SignRequest = (request: ProvenRequest) => Readonly<Record<string, string>>

/** The nonce of a valid proof, by which other processes can find that they have accepted the proof already. */
export interface Proven {
  readonly nonce: string
}

/** Checks the proof of a request. @param caller id of a partner, or STUDIO_CALLER, that the request names */
export type VerifyCaller = (
  request: ProvenRequest & { readonly caller: string; readonly proof: string | null },
) => Result<Proven, ProofFault>

/** The path as normalized by a URL parser, so that both sides sign the same text. */
function canonicalPath(path: string): string {
  const url = path.startsWith('/') ? URL.parse(`http://api${path}`) : null
  return url ? url.pathname + url.search : path
}

function signature(key: CallerKey, time: string, nonce: string, { method, path, requestId }: ProvenRequest): Buffer {
  const signed = ['dining-caller-v1', key.id, time, nonce, key.caller, method.toUpperCase(), canonicalPath(path), requestId].join('\n')
  return createHmac('sha256', key.secret).update(signed).digest()
}

const isLive = (key: CallerKey, now: number) => key.until === undefined || now < key.until.getTime()

/** The key with which a caller signs: the newest that is active. */
function keyFor(keys: readonly CallerKey[], caller: string, now: number): CallerKey | undefined {
  const own = keys.filter((key) => key.caller === caller && isLive(key, now))
  const due = own.filter(({ from }) => from.getTime() <= now)
  return (due.length > 0 ? due : own).toSorted((a, b) => a.from.getTime() - b.from.getTime()).at(-1)
}

/**
 * Signs the requests of one caller.
 * @returns the error as a sentence if the file has no key for the caller
 */
export function createSigner(keys: Pick<CallerKeys, 'current'>, caller: string, now = Date.now): Result<SignRequest, string> {
  if (!keyFor(keys.current(), caller, now()))
    return fail(`CALLER_KEYS_FILE has no key for ${caller}. Add one with pnpm api caller-keys rotate.`)
  return succeed((request) => {
    const key = keyFor(keys.current(), caller, now())
    if (!key) return {}
    const time = String(now())
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    return { [PROOF_HEADER]: `v1.${key.id}.${time}.${nonce}.${signature(key, time, nonce, request).toString('base64url')}` }
  })
}

/** Checks proofs against all live keys. A proof is accepted once by this process, and by no process after its lifetime. */
export function createVerifier(keys: Pick<CallerKeys, 'current'>, now = Date.now): VerifyCaller {
  const guard = createReplayGuard(2 * PROOF_LIFE_MS, now)
  return ({ caller, proof, ...request }) => {
    if (proof === null) return fail('missing')
    const [, id, time = '', nonce = '', given = ''] = PROOF.exec(proof) ?? []
    if (id === undefined) return fail('malformed')
    if (Math.abs(now() - Number(time)) > PROOF_LIFE_MS) return fail('expired')
    const key = keys.current().find((one) => one.id === id && isLive(one, now()))
    if (!key) return fail('unknown-key')
    if (key.caller !== caller) return fail('wrong-caller')
    const right = signature(key, time, nonce, request)
    if (!timingSafeEqual(right, Buffer.from(given, 'base64url'))) return fail('wrong-signature')
    return guard.isFirst(nonce) ? succeed({ nonce }) : fail('replayed')
  }
}

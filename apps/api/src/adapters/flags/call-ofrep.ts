import { AUTH_FLAGS, fail, PARTNER_FLAGS, succeed, type Result } from '@dining/domain'
import type { FlagAudience } from '@dining/domain/flags'
import { readAtMost } from '@dining/serving'
import * as v from 'valibot'

import { REMOTE_REASONS, type FlagFault, type RefusedFlag, type RemoteFlag, type RemoteReason, type SwitchName } from './flag-provider.ts'

/** The settings of FLAG_PROVIDER_FILE. */
export interface FlagProviderSettings {
  /** Address before `/ofrep/v1`, without a slash at its end. */
  readonly url: string
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined
  /** Sent as `X-API-Key`. */
  readonly apiKey?: string | undefined
}

/** What a provider gets of a visitor, and nothing else. */
export interface SentContext {
  /** A number that many visitors share. */
  readonly targetingKey: string
  readonly partner: string
  readonly kind: FlagAudience
  readonly tier: string | null
}

type Evaluated =
  | {
      readonly kind: 'flags'
      readonly flags: ReadonlyMap<SwitchName, RemoteFlag>
      readonly refused: ReadonlyMap<SwitchName, RefusedFlag>
      readonly etag: string | null
    }
  | { readonly kind: 'same' }

interface CallFault {
  readonly kind: FlagFault
  /** Milliseconds after which the provider may be asked again, if it says so. */
  readonly retryMs: number | null
}

/** Milliseconds for an answer; a page waits less, and a late answer is for the next one. */
const TIMEOUT_MS = 1_000
/** Far more than the flags of a partner need. */
const MAX_BYTES = 256 * 1024
const MAX_FLAGS = 1_000
const MAX_ETAG = 200

/** The envelope of OFREP 0.3.0. Each flag is checked apart, so that one that is not valid leaves the others. */
const answerSchema = v.object({ flags: v.pipe(v.array(v.looseObject({ key: v.string() })), v.maxLength(MAX_FLAGS)) })
const flagSchema = v.object({
  value: v.boolean(),
  reason: v.optional(v.pipe(v.string(), v.maxLength(100))),
  variant: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
})
const failureSchema = v.object({ errorCode: v.string() })

const SWITCHES: readonly SwitchName[] = [...AUTH_FLAGS, ...PARTNER_FLAGS]

const reasonOf = (reason: string | undefined): RemoteReason => REMOTE_REASONS.find((known) => known === reason) ?? 'UNKNOWN'

/** The flags of an answer that this product has; null if the answer has another format. */
function flagsOf(body: string) {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), body)
  if (!answer.success) return null
  const flags = new Map<SwitchName, RemoteFlag>()
  const refused = new Map<SwitchName, RefusedFlag>()
  for (const flag of answer.output.flags) {
    const name = SWITCHES.find((known) => known === flag.key)
    if (name === undefined) continue
    const read = v.safeParse(flagSchema, flag)
    if (flags.has(name) || refused.has(name)) return null
    if (read.success)
      flags.set(name, { value: read.output.value, reason: reasonOf(read.output.reason), variant: read.output.variant ?? null })
    else if (!v.is(failureSchema, flag))
      refused.set(name, 'value' in flag && typeof flag['value'] !== 'boolean' ? 'TYPE_MISMATCH' : 'PARSE_ERROR')
    // A flag that the provider has not, or has for code alone, is one of the rules here.
    else if (flag.errorCode !== 'FLAG_NOT_FOUND') refused.set(name, 'PROVIDER_ERROR')
  }
  return { flags, refused }
}

/** Milliseconds until the moment of a `Retry-After`: seconds, or a date. */
function retryMsOf(header: string | null, now: Date): number | null {
  if (header === null) return null
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

const FAULT_OF: Readonly<Record<number, FlagFault>> = { 401: 'refused', 403: 'refused', 429: 'limited' }

/**
 * Evaluates all flags for one visitor: `POST /ofrep/v1/evaluate/flags` of the OpenFeature Remote Evaluation Protocol.
 * @param etag of the answer that is kept for this visitor; null without one
 */
export async function callOfrep(
  { url, token, apiKey }: FlagProviderSettings,
  context: SentContext,
  etag: string | null,
  now: () => Date,
): Promise<Result<Evaluated, CallFault>> {
  try {
    const answer = await fetch(`${url}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'dining-api',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
        ...(etag === null ? {} : { 'if-none-match': etag }),
      },
      body: JSON.stringify({ context: { ...context, tier: context.tier ?? undefined } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await readAtMost(answer.body ?? [], MAX_BYTES)
    if (answer.status === 304) return etag === null ? fail({ kind: 'malformed', retryMs: null }) : succeed({ kind: 'same' })
    if (answer.status !== 200) {
      return fail({ kind: FAULT_OF[answer.status] ?? 'failed', retryMs: retryMsOf(answer.headers.get('retry-after'), now()) })
    }
    const read = body && flagsOf(body.toString('utf8'))
    if (!read) return fail({ kind: 'malformed', retryMs: null })
    const tag = answer.headers.get('etag')
    return succeed({ kind: 'flags', ...read, etag: tag !== null && tag.length <= MAX_ETAG ? tag : null })
  } catch {
    return fail({ kind: 'unreachable', retryMs: null })
  }
}

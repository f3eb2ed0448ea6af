import { EMULATION_TOKEN_TYPE, emulationClaimsSchema } from '@dining/contract/emulation'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as v from 'valibot'

import { asActor } from '../../audit/actor.ts'
import type { EmulationAccess } from '../../config/emulation-access.ts'
import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { LimitRule } from '../../store/repositories/rate-limit.ts'
import { isFirstUse } from '../limits.ts'
import { startEmulatedSession, type StartedSession } from '../session.ts'

/** Seconds that a token is valid at most, and by which the tool's clock may differ. */
const MAX_LIFE_S = 120
const CLOCK_S = 10
/** A token starts one emulation, in all processes; its use is remembered for longer than it is valid. */
const ONCE: LimitRule = { name: 'emulation-start', count: 1, seconds: 2 * (MAX_LIFE_S + CLOCK_S) }

type EmulationDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets' | 'emulations'>

export interface StartedEmulation extends StartedSession {
  readonly mayWrite: boolean
}

/**
 * Starts an emulation with a token of the partner's administration tool: signed by its key, for this partner and one member, valid for two minutes
 * at most and used once (EMULATION-04). All refusals are the same, to reveal no more to a forger.
 * @param address of the browser, for the audit trail
 */
export async function startEmulation(
  deps: EmulationDeps,
  { program }: Partner,
  token: string,
  address: string,
): Promise<Result<StartedEmulation, { readonly kind: 'refused' }>> {
  const refused = fail({ kind: 'refused' as const })
  const access = deps.emulations.get(program.id)
  const claims = access && (await verify(access, program.id, token, deps.clock()))
  if (!claims) return refused
  const { agent, sub: publicId, jti } = claims
  const actor = { kind: 'operator' as const, id: agent, address, requestId: null }
  return asActor(actor, () =>
    deps.store.tenant(program.id, async (tx) => {
      const now = deps.clock()
      if (!(await isFirstUse(tx, program.id, { rule: ONCE, subject: blind(deps.secrets, jti) }, now))) return refused
      const member = await memberRepo(tx, program.id).byPublicId(publicId)
      if (!member) return refused
      const emulation = { agent, mayWrite: access.writes }
      const started = await startEmulatedSession(tx, program.id, member.id, emulation, now)
      const detail = { mayWrite: access.writes, endsAt: started.session.endsAt.toISOString() }
      await recordAudit(tx, program.id, { kind: 'emulation-started', memberId: member.id, at: now, detail })
      return succeed({ ...started, mayWrite: access.writes })
    }),
  )
}

async function verify({ issuer, keys }: EmulationAccess, partnerId: string, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...keys] }), {
      issuer,
      audience: partnerId,
      typ: EMULATION_TOKEN_TYPE,
      algorithms: ['ES256', 'EdDSA'],
      requiredClaims: ['iat', 'exp', 'jti', 'sub'],
      maxTokenAge: MAX_LIFE_S,
      clockTolerance: CLOCK_S,
      currentDate: now,
    })
    const claims = v.safeParse(emulationClaimsSchema, payload)
    if (!claims.success || Array.isArray(payload.aud)) return null
    return claims.output.exp - claims.output.iat > MAX_LIFE_S ? null : claims.output
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

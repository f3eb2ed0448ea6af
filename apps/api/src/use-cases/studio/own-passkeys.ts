import type { CreatedPasskey, OwnPasskeyUseOptions, PasskeyCreationOptions } from '@dining/contract'
import { fail, MAX_PASSKEYS, succeed, type Result } from '@dining/domain'

import { creationOptions, readCreation } from '../../adapters/web-authn.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { operatorPasskeyRepo } from '../../store/repositories/operator-passkey.ts'
import { operatorRepo, type OperatorRow } from '../../store/repositories/operator.ts'
import { keepChallenge, takeChallenge } from '../account-security/passkey-challenge.ts'
import type { Failure } from '../failure.ts'
import { holderOf, startPasskeyUse, studioSite } from './operator-passkey.ts'
import { sessionHash } from './operator-session.ts'
import { nothing, proven, type Own, type Proof, type ProofDeps, type ProofFailure } from './prove-operator.ts'
import { hasFactor, newRecoveryCodes } from './second-factor.ts'
import { STUDIO_TENANT } from './tenant.ts'

/** Starts a proof by a passkey, in this session alone. @returns 'not-found' if the operator has none for this host */
export function startOwnPasskeyUse(
  deps: ProofDeps,
  { operator, sessionId }: Own,
): Promise<Result<OwnPasskeyUseOptions, Failure<'not-found'>>> {
  return deps.store.acrossPartners(async (tx) => {
    const options = await startPasskeyUse(tx, deps, operator, { cookie: sessionId })
    return options === null ? fail({ kind: 'not-found' }) : succeed(options)
  })
}

/** Starts adding a passkey: the options of WebAuthn, with a challenge for this session. */
export function beginOwnPasskey(
  deps: ProofDeps,
  own: Own,
  proof: Proof,
): Promise<Result<PasskeyCreationOptions, ProofFailure | Failure<'passkey-limit-reached'>>> {
  return proven(deps, own, proof, nothing, async (tx, { email_key: key, email }) => {
    const existing = await operatorPasskeyRepo(tx, key).all()
    if (existing.length >= MAX_PASSKEYS) return fail({ kind: 'passkey-limit-reached' as const })
    const options = await creationOptions(studioSite(deps), { partnerId: STUDIO_TENANT, memberId: key, email }, existing)
    const holder = holderOf(own.operator, { cookie: own.sessionId })
    await keepChallenge(tx, STUDIO_TENANT, holder, { challenge: options.challenge, purpose: 'add', now: deps.clock() })
    return succeed(options)
  })
}

/**
 * Adds a passkey that was created for a challenge of this session. Other sessions end: they were started without it.
 * @returns recovery codes, which are shown once, with the first second factor; null if there was one
 */
export function addOwnPasskey(
  deps: ProofDeps,
  { operator, sessionId }: Own,
  given: CreatedPasskey & { readonly passkeyName: string },
): Promise<Result<readonly string[] | null, Failure<'unauthorized' | 'passkey-refused' | 'passkey-limit-reached'>>> {
  const { email_key: key } = operator
  const now = deps.clock()
  const site = studioSite(deps)
  return deps.store.acrossPartners(async (tx) => {
    const operators = operatorRepo(tx)
    const passkeys = operatorPasskeyRepo(tx, key)
    const asked = { clientData: given.clientData, purpose: 'add' as const, now }
    const challenge = await takeChallenge(tx, STUDIO_TENANT, holderOf(operator, { cookie: sessionId }), asked)
    const row = await operators.lock(key)
    // Ended since this call began, such as by a change of the password or of the second factor in another browser.
    if (!row || !(await operators.isOpen(key, sessionHash(sessionId), now))) return fail({ kind: 'unauthorized' })
    const created = challenge === null ? null : await readCreation(site, challenge, given)
    if (!created) return fail({ kind: 'passkey-refused' })
    if ((await passkeys.all()).length >= MAX_PASSKEYS) return fail({ kind: 'passkey-limit-reached' })
    const isNew = await passkeys.insert({
      id: created.id,
      rp_id: site.rpId,
      public_key: created.publicKey,
      counter: created.counter,
      transports: [...given.transports],
      name: given.passkeyName,
      created_at: now,
    })
    if (!isNew) return fail({ kind: 'passkey-refused' })
    await operators.endOtherSessions(key, sessionHash(sessionId))
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-passkey-added', memberId: null, at: now, detail: { operator: key } })
    return succeed(hasFactor(row) ? null : await firstCodes(row))

    async function firstCodes({ email_key }: OperatorRow): Promise<readonly string[]> {
      const { codes, hashes } = newRecoveryCodes(deps.secrets, email_key)
      await operators.update(email_key, { recoveryHashes: hashes })
      return codes
    }
  })
}

/** Gives a passkey of the operator another name. */
export function renameOwnPasskey(
  { store }: Pick<ProofDeps, 'store'>,
  { email_key: key }: OperatorRow,
  { passkeyId, passkeyName }: { readonly passkeyId: string; readonly passkeyName: string },
): Promise<Result<null, Failure<'not-found'>>> {
  return store.acrossPartners(async (tx) =>
    (await operatorPasskeyRepo(tx, key).rename(passkeyId, passkeyName)) ? succeed(null) : fail({ kind: 'not-found' }),
  )
}

/**
 * Removes a passkey of the operator, and ends the other sessions.
 * @returns 'forbidden' for the only second factor, which only the command removes
 */
export function removeOwnPasskey(
  deps: ProofDeps,
  own: Own,
  { passkeyId, ...proof }: Proof & { readonly passkeyId: string },
): Promise<Result<null, ProofFailure | Failure<'not-found' | 'forbidden'>>> {
  return proven(deps, own, proof, nothing, async (tx, row): Promise<Result<null, Failure<'not-found' | 'forbidden'>>> => {
    const { email_key: key } = row
    const passkeys = operatorPasskeyRepo(tx, key)
    const all = await passkeys.all()
    if (all.every(({ id }) => id !== passkeyId)) return fail({ kind: 'not-found' })
    if (row.factor_sealed === null && all.length === 1) return fail({ kind: 'forbidden' })
    await passkeys.remove(passkeyId)
    await operatorRepo(tx).endOtherSessions(key, sessionHash(own.sessionId))
    const detail = { operator: key }
    await recordAudit(tx, STUDIO_TENANT, { kind: 'operator-passkey-removed', memberId: null, at: deps.clock(), detail })
    return succeed(null)
  })
}

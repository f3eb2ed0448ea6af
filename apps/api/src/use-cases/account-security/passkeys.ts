import { fail, MAX_PASSKEYS, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { creationOptions, readCreation } from '../../adapters/web-authn.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { passkeyRepo, type PasskeyRow } from '../../store/repositories/passkey.ts'
import { sessionRepo } from '../../store/repositories/session.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import type { MessageDeps } from '../outbox/write-message.ts'
import { notifyMember } from './notify.ts'
import type { Session } from '../session.ts'
import { keepChallenge, siteOf, takeChallenge, type PasskeyBrowser } from './passkey-challenge.ts'

type PasskeyDeps = Pick<ApiDeps, 'store' | 'clock'> & MessageDeps
type List = readonly PasskeyRow[]

/** The passkeys of a member; a partner whose members sign in elsewhere has none. */
export async function listPasskeys(tx: Tx, { program }: Partner, memberId: string): Promise<Result<List, Failure<'not-found'>>> {
  return program.enrollmentType === 'direct' ? succeed(await passkeyRepo(tx, program.id).of(memberId)) : fail({ kind: 'not-found' })
}

/** Starts adding a passkey: the options of WebAuthn, with a challenge for this session. */
export async function startPasskey(
  deps: PasskeyDeps,
  partner: Partner,
  browser: PasskeyBrowser,
  memberId: string,
): Promise<Result<Awaited<ReturnType<typeof creationOptions>>, Failure<'unauthorized' | 'not-found' | 'passkey-limit-reached'>>> {
  const partnerId = partner.program.id
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  return deps.store.tenant(partnerId, async (tx) => {
    const [member, existing] = await Promise.all([memberRepo(tx, partnerId).byId(memberId), passkeyRepo(tx, partnerId).of(memberId)])
    if (!member) return fail({ kind: 'unauthorized' })
    if (existing.length >= MAX_PASSKEYS) return fail({ kind: 'passkey-limit-reached' })
    const options = await creationOptions(siteOf(deps, partner, browser), { partnerId, memberId, email: member.email }, existing)
    await keepChallenge(tx, partnerId, browser, { challenge: options.challenge, purpose: 'add', now: deps.clock() })
    return succeed(options)
  })
}

/** Gives a passkey of the member another name. @returns all of them */
export async function renamePasskey(
  { store }: Pick<PasskeyDeps, 'store'>,
  { program }: Partner,
  memberId: string,
  given: { readonly id: string; readonly name: string },
): Promise<Result<List, Failure<'not-found'>>> {
  if (program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  return store.tenant(program.id, async (tx) => {
    const passkeys = passkeyRepo(tx, program.id)
    await passkeys.rename(memberId, given.id, given.name)
    return succeed(await passkeys.of(memberId))
  })
}

interface NewPasskey {
  /** '' for one without a name. */
  readonly passkeyName: string
  readonly credentialId: string
  readonly clientData: string
  readonly attestation: string
  readonly transports: readonly string[]
}

/** Adds a passkey that was created for a challenge of this session, and notifies the member. @returns all of them */
export async function addPasskey(
  deps: PasskeyDeps,
  partner: Partner,
  browser: PasskeyBrowser,
  { memberId, idHash }: Pick<Session, 'memberId' | 'idHash'>,
  given: NewPasskey,
): Promise<Result<List, Failure<'unauthorized' | 'not-found' | 'passkey-refused' | 'passkey-limit-reached'>>> {
  const partnerId = partner.program.id
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const now = deps.clock()
  const site = siteOf(deps, partner, browser)
  let mail: MessageRef | null = null
  const result = await deps.store.tenant(
    partnerId,
    async (tx): Promise<Result<List, Failure<'unauthorized' | 'passkey-refused' | 'passkey-limit-reached'>>> => {
      const passkeys = passkeyRepo(tx, partnerId)
      const challenge = await takeChallenge(tx, partnerId, browser, { clientData: given.clientData, purpose: 'add', now })
      // Locked, so that simultaneous calls cannot exceed the limit.
      const member = await memberRepo(tx, partnerId).lock(memberId)
      // A recovery that has ended the session since this call began has removed every passkey.
      if (!member || !(await sessionRepo(tx, partnerId).find(idHash, now))) return fail({ kind: 'unauthorized' })
      const created = challenge === null ? null : await readCreation(site, challenge, given)
      if (!created) return fail({ kind: 'passkey-refused' })
      if ((await passkeys.of(memberId)).length >= MAX_PASSKEYS) return fail({ kind: 'passkey-limit-reached' })
      const isNew = await passkeys.insert({
        id: created.id,
        member_id: memberId,
        rp_id: site.rpId,
        public_key: created.publicKey,
        counter: created.counter,
        transports: [...given.transports],
        name: given.passkeyName,
        created_at: now,
      })
      if (!isNew) return fail({ kind: 'passkey-refused' })
      await recordAudit(tx, partnerId, { kind: 'passkey-added', memberId, at: now })
      mail = await notifyMember(tx, deps, {
        partnerId,
        member,
        host: browser.host,
        content: { kind: 'passkey-added', name: given.passkeyName },
      })
      return succeed(await passkeys.of(memberId))
    },
  )
  if (mail) await deps.outbox.dispatch(mail)
  return result
}

/** Removes a passkey of the member, and notifies them; one that is not there changes nothing. @returns the others */
export async function removePasskey(
  deps: PasskeyDeps,
  partner: Partner,
  memberId: string,
  { id, host }: { readonly id: string; readonly host: string | undefined },
): Promise<Result<List, Failure<'unauthorized' | 'not-found'>>> {
  const partnerId = partner.program.id
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  let mail: MessageRef | null = null
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<List, Failure<'unauthorized'>>> => {
    const member = await memberRepo(tx, partnerId).lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const passkeys = passkeyRepo(tx, partnerId)
    const removed = await passkeys.remove(memberId, id)
    if (removed) {
      await recordAudit(tx, partnerId, { kind: 'passkey-removed', memberId, at: deps.clock() })
      mail = await notifyMember(tx, deps, { partnerId, member, host, content: { kind: 'passkey-removed', name: removed.name } })
    }
    return succeed(await passkeys.of(memberId))
  })
  if (mail) await deps.outbox.dispatch(mail)
  return result
}

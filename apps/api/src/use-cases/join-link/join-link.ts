import { randomBytes } from 'node:crypto'

import { joinDraftSchema, type Answer, type endpoints, type KeptJoinDraft } from '@dining/contract'
import { fail, JOIN_LINK_DAYS, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { seal, unseal } from '../../config/key-ring.ts'
import { blind } from '../../config/secrets.ts'
import type { ApiDeps } from '../../deps.ts'
import { joinLinkRepo } from '../../store/repositories/join-link.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { providerIdentityRepo } from '../../store/repositories/provider-identity.ts'
import type { Tx } from '../../store/tables.ts'
import { emailKey } from '../email-key.ts'
import type { Failure } from '../failure.ts'
import { writeMail } from '../mail/send-mail.ts'
import { hashText } from '../mailed-code.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

type LinkDeps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'> & MessageDeps

const TOKEN_BYTES = 32
const DAY_MS = 86_400_000

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
const expiryAfter = (now: Date) => new Date(now.getTime() + JOIN_LINK_DAYS * DAY_MS)
/** Keys of the owners of links: neither the address nor the member can be read from them. */
const ownerOfEmail = ({ secrets }: Pick<LinkDeps, 'secrets'>, partnerId: string, email: string) =>
  blind(secrets, `join ${partnerId} ${emailKey(email)}`)
const ownerOfMember = ({ secrets }: Pick<LinkDeps, 'secrets'>, partnerId: string, memberId: string) =>
  blind(secrets, `join member ${partnerId} ${memberId}`)
/** Binds an encrypted draft to its row. */
const placeOf = (partnerId: string, ownerHash: string) => `join_link ${partnerId} ${ownerHash}`

const keptSchema = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string(), draft: joinDraftSchema }))
type Kept = v.InferOutput<typeof keptSchema>

const sealKept = ({ secrets }: Pick<LinkDeps, 'secrets'>, partnerId: string, ownerHash: string, kept: Kept) =>
  seal(secrets.joinDraft, JSON.stringify(kept), placeOf(partnerId, ownerHash))

/** Null if nothing is kept, or if it cannot be read with the secret of today. */
function readKept(
  { secrets }: Pick<LinkDeps, 'secrets'>,
  partnerId: string,
  row: { readonly owner_hash: string; readonly sealed: string | null } | undefined,
): Kept | null {
  const text = row?.sealed ? unseal(secrets.joinDraft, row.sealed, placeOf(partnerId, row.owner_hash)) : null
  const parsed = v.safeParse(keptSchema, text)
  return parsed.success ? parsed.output : null
}

interface LinkRequest {
  readonly email: string
  readonly draft: KeptJoinDraft
  /** The signed-in member; null for a visitor. */
  readonly memberId: string | null
  /** Host that the visitor used. */
  readonly host?: string | undefined
}

/**
 * Keeps what was typed in step 1 and mails a link back to it. At a direct partner the link has a token; an address with an account gets a mail that
 * leads to the sign-in, with the same statements, so that only the owner of the mailbox learns of the account. At a partner with a provider the
 * person has signed in there, and does so again on the other device: the link has no token.
 */
export async function sendJoinLink(
  deps: LinkDeps,
  partner: Partner,
  request: LinkRequest,
): Promise<Result<{ readonly sent: true }, Failure<'not-found' | 'unauthorized'>>> {
  const { id: partnerId, enrollmentType } = partner.program
  if (enrollmentType === 'none') return fail({ kind: 'not-found' })
  const origin = deps.settings.publicOrigin(partnerId, request.host)
  const written = await deps.store.tenant(partnerId, async (tx): Promise<MessageRef | 'unauthorized'> => {
    if (enrollmentType === 'direct') return writeDirectLink(tx, deps, { ...request, partnerId, origin })
    const kept = request.memberId !== null && (await keepDraft(tx, deps, partnerId, request.memberId, request))
    if (!kept) return 'unauthorized'
    const content = { kind: 'join-link', to: kept.email, token: null } as const
    return writeMail(tx, deps, { partnerId, memberId: request.memberId, origin, content })
  })
  if (written === 'unauthorized') return fail({ kind: 'unauthorized' })
  await deps.outbox.dispatch(written)
  return succeed({ sent: true })
}

async function writeDirectLink(
  tx: Tx,
  deps: LinkDeps,
  { email, draft, partnerId, origin }: LinkRequest & { readonly partnerId: string; readonly origin: string },
): Promise<MessageRef> {
  const member = await memberRepo(tx, partnerId).byEmailKey(emailKey(email))
  const [token, ownerHash] = [newToken(), ownerOfEmail(deps, partnerId, email)]
  await joinLinkRepo(tx, partnerId).put({
    owner_hash: ownerHash,
    purpose: 'details',
    token_hash: hashText(token),
    member_id: null,
    sealed: sealKept(deps, partnerId, ownerHash, { email, draft }),
    expires_at: expiryAfter(deps.clock()),
  })
  const content = member ? ({ kind: 'join-known', to: member.email } as const) : ({ kind: 'join-link', to: email, token } as const)
  return writeMail(tx, deps, { partnerId, memberId: member?.id ?? null, origin, content })
}

/**
 * Keeps the draft of a person who has signed in at the provider and not joined.
 * @returns the address for a mail: the provider's own, or the typed one; null if there is no such person
 */
async function keepDraft(
  tx: Tx,
  deps: LinkDeps,
  partnerId: string,
  memberId: string,
  { email, draft }: Pick<LinkRequest, 'draft'> & { readonly email: string | null },
): Promise<{ readonly email: string } | null> {
  const member = await memberRepo(tx, partnerId).lock(memberId)
  const identity = member && !member.has_web_profile && (await providerIdentityRepo(tx, partnerId).latestOf(memberId))
  if (!identity) return null
  const ownerHash = ownerOfMember(deps, partnerId, memberId)
  const to = identity.email ?? email ?? ''
  await joinLinkRepo(tx, partnerId).put({
    owner_hash: ownerHash,
    purpose: 'draft',
    // No mail has it: the provider's sign-in leads back.
    token_hash: hashText(newToken()),
    member_id: memberId,
    sealed: sealKept(deps, partnerId, ownerHash, { email: to, draft }),
    expires_at: expiryAfter(deps.clock()),
  })
  return { email: to }
}

/** Keeps the draft without a mail. @returns false if there is nothing left to join for this member */
export function saveJoinDraft(deps: LinkDeps, partner: Partner, memberId: string, draft: KeptJoinDraft): Promise<boolean> {
  const { id } = partner.program
  return deps.store.tenant(id, async (tx) => (await keepDraft(tx, deps, id, memberId, { email: null, draft })) !== null)
}

/** What the member has typed on any device; null if nothing is kept. */
export async function readJoinDraft(
  tx: Tx,
  deps: Pick<LinkDeps, 'secrets' | 'clock'>,
  partnerId: string,
  memberId: string,
): Promise<KeptJoinDraft | null> {
  const row = await joinLinkRepo(tx, partnerId).draftOf(ownerOfMember(deps, partnerId, memberId), deps.clock())
  return readKept(deps, partnerId, row)?.draft ?? null
}

/**
 * Tells which step a mailed link leads to. A token of step 1 gives back what was typed, until its address has an account; one of step 2 names the account
 * to sign in to. No token starts a session, so a link that another person reads gives no access to an account.
 */
export async function openJoinLink(
  tx: Tx,
  deps: Pick<LinkDeps, 'secrets' | 'clock'>,
  partnerId: string,
  { token, readerId }: { readonly token: string; readonly readerId: string | null },
): Promise<Result<Answer<typeof endpoints.openJoinLink>, Failure<'not-found'>>> {
  const row = await joinLinkRepo(tx, partnerId).find(hashText(token), deps.clock())
  if (!row) return fail({ kind: 'not-found' })
  if (row.purpose === 'details') {
    const kept = readKept(deps, partnerId, row)
    return kept ? succeed({ step: 'details', ...kept }) : fail({ kind: 'not-found' })
  }
  const member = row.member_id === null ? undefined : await memberRepo(tx, partnerId).byId(row.member_id)
  if (!member) return fail({ kind: 'not-found' })
  const reader = readerId === null ? 'none' : readerId === member.id ? 'same' : 'other'
  return succeed({ step: 'card', email: member.email, isLinked: member.member_type !== 'NonCardMember', reader })
}

/**
 * Ends the links of step 1, for a person who has joined, and starts the one of step 2.
 * @returns the token for the welcome mail
 */
export async function startCardLink(
  tx: Tx,
  deps: Pick<LinkDeps, 'secrets' | 'clock'>,
  partnerId: string,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const [token, owner, links] = [newToken(), ownerOfMember(deps, partnerId, id), joinLinkRepo(tx, partnerId)]
  await Promise.all([links.end(ownerOfEmail(deps, partnerId, email)), links.end(owner)])
  const row = { owner_hash: owner, purpose: 'card', token_hash: hashText(token), member_id: id, sealed: null } as const
  await links.put({ ...row, expires_at: expiryAfter(deps.clock()) })
  return token
}

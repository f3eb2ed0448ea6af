import { createHash } from 'node:crypto'

import type { Call, endpoints, Shortlist } from '@dining/contract'
import { fail, isVoterName, shortlistExpiry, shortlistState, SHORTLIST, succeed, tallyVotes, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { blind } from '../config/secrets.ts'
import type { ApiDeps } from '../deps.ts'
import { merchantRepo } from '../store/repositories/merchant.ts'
import type { LimitRule } from '../store/repositories/rate-limit.ts'
import { shortlistRepo, type ShortlistRow } from '../store/repositories/shortlist.ts'
import type { Tx } from '../store/tables.ts'
import type { Failure } from './failure.ts'
import { isFlagOn } from './feature-flags.ts'
import { fieldError } from './field-error.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'limits' | 'secrets' | 'settings' | 'flagProvider'>
type Body<Name extends 'createShortlist' | 'voteOnShortlist' | 'endShortlist'> = Call<(typeof endpoints)[Name]>['body']

/** Changes of votes on one list: fifty voters change their minds a dozen times each. */
const VOTES: LimitRule = { name: 'shortlist.votes', count: 600, seconds: 600 }
/** New voters of one list at one address, so that a script with the link fills no list. A household or a table of friends votes from one address. */
const NEW_VOTERS: LimitRule = { name: 'shortlist.new-voters', count: 12, seconds: 86_400 }

/** Characters of a token: 132 bits of the hash. */
const TOKEN_LENGTH = 22

const hash = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * The token in the link of a list. It is made of the owner's key, so that a repeated call finds the list, and that the key proves its owner without
 * being stored; another partner's list with the same key has another token.
 */
export const shortlistToken = (partnerId: string, ownerKey: string): string =>
  hash('shortlist', partnerId, ownerKey.toLowerCase()).slice(0, TOKEN_LENGTH)

const tokenHashOf = (token: string) => hash('token', token)
const voterHashOf = (token: string, voter: string) => hash('voter', token, voter.toLowerCase())

const stateOf = ({ expires_at: expiresAt, closed_at: closedAt }: ShortlistRow, now: Date) => shortlistState({ expiresAt, closedAt }, now)

/** A list as everyone with its link sees it. @param voter the id of the browser that asks, whose vote is part of the answer */
async function readList(tx: Tx, partnerId: string, row: ShortlistRow, voterHash: string | undefined, now: Date): Promise<Shortlist> {
  const state = stateOf(row, now)
  const expiresAt = row.expires_at.toISOString()
  if (state === 'expired') return { state, expiresAt, places: [], voters: 0, own: null }
  const votes = await shortlistRepo(tx, partnerId).votes(row.token_hash)
  const own = votes.find((vote) => vote.voterHash === voterHash)
  return {
    state,
    expiresAt,
    places: tallyVotes(row.merchant_ids, votes).map((tally) => ({ ...tally, voters: [...tally.voters] })),
    voters: votes.length,
    own: own ? { choices: [...own.choices], voterName: own.name } : null,
  }
}

/** Reads a list by its link. */
export async function readShortlist(
  tx: Tx,
  { flagProvider }: Pick<Deps, 'flagProvider'>,
  partner: Partner,
  { token, voter }: { readonly token: string; readonly voter: string | undefined },
  now: Date,
): Promise<Result<Shortlist, Failure<'not-found'>>> {
  const { id } = partner.program
  const [isOn, row] = await Promise.all([
    isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', null),
    shortlistRepo(tx, id).find(tokenHashOf(token)),
  ])
  if (!isOn || !row) return fail({ kind: 'not-found' })
  return succeed(await readList(tx, id, row, voter === undefined ? undefined : voterHashOf(token, voter), now))
}

/** Creates a list of places that a search can find. A repeated call has the same effect. */
export function createShortlist(
  { store, clock, flagProvider }: Deps,
  partner: Partner,
  { ownerKey, places: asked }: Body<'createShortlist'>,
): Promise<
  Result<{ readonly token: string; readonly expiresAt: string }, Failure<'not-found' | 'validation-failed' | 'idempotency-conflict'>>
> {
  const { id } = partner.program
  const places = [...new Set(asked)]
  return store.tenant(id, async (tx) => {
    if (!(await isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', null))) return fail({ kind: 'not-found' })
    const now = clock()
    const found = await merchantRepo(tx, partner.features).findable(places, now)
    if (places.length < SHORTLIST.minPlaces || !places.every((place) => found.has(place)))
      return fail({ kind: 'validation-failed', fields: [fieldError('places', 'not-allowed')] })
    const lists = shortlistRepo(tx, id)
    const token = shortlistToken(id, ownerKey)
    const tokenHash = tokenHashOf(token)
    await lists.add({ tokenHash, places, at: now, expiresAt: shortlistExpiry(now) })
    const row = await lists.find(tokenHash)
    const isSame = row?.merchant_ids.length === places.length && places.every((place, index) => row.merchant_ids[index] === place)
    return row && isSame ? succeed({ token, expiresAt: row.expires_at.toISOString() }) : fail({ kind: 'idempotency-conflict' })
  })
}

/**
 * Replaces the vote of a browser; without a choice it is removed. A choice that is not on the list is left out.
 * @param addressKey of the client, for the limit of new voters
 */
export function voteOnShortlist(
  { store, clock, limits, secrets, settings, flagProvider }: Deps,
  partner: Partner,
  { token, addressKey }: { readonly token: string; readonly addressKey: string },
  { voter, choices: asked, voterName }: Body<'voteOnShortlist'>,
): Promise<Result<Shortlist & { readonly stored: boolean }, Failure<'not-found' | 'validation-failed' | 'too-many-requests'>>> {
  const { id } = partner.program
  return store.tenant(id, async (tx) => {
    if (!(await isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', null))) return fail({ kind: 'not-found' })
    const lists = shortlistRepo(tx, id)
    const tokenHash = tokenHashOf(token)
    // Locked, so that voters at the same time cannot pass the limit together, and none votes after the end.
    const row = await lists.lock(tokenHash)
    if (!row) return fail({ kind: 'not-found' })
    const now = clock()
    if (voterName !== '' && !isVoterName(voterName))
      return fail({ kind: 'validation-failed', fields: [fieldError('voterName', 'not-allowed')] })
    const voterHash = voterHashOf(token, voter)
    const answer = async (stored: boolean) => succeed({ ...(await readList(tx, id, row, voterHash, now)), stored })
    if (stateOf(row, now) !== 'open') return answer(false)
    const votes = await lists.votes(tokenHash)
    const choices = row.merchant_ids.filter((place) => asked.includes(place))
    const isNew = choices.length > 0 && votes.every((vote) => vote.voterHash !== voterHash)
    if (isNew && votes.length >= SHORTLIST.maxVoters) return answer(false)
    const perAddress = { ...NEW_VOTERS, count: NEW_VOTERS.count * settings.limitScale }
    const uses = [
      { rule: VOTES, subject: blind(secrets, tokenHash) },
      ...(isNew ? [{ rule: perAddress, subject: blind(secrets, `${tokenHash} ${addressKey}`) }] : []),
    ]
    const wait = await limits.count(tx, id, uses, now)
    if (wait !== null) return fail({ kind: 'too-many-requests', retryAfterSeconds: wait })
    if (choices.length === 0) await lists.removeVote(tokenHash, voterHash)
    else await lists.putVote(tokenHash, { voterHash, choices, name: voterName }, now)
    return answer(true)
  })
}

/** Ends the voting, or removes the list with its votes; only with the key of its owner. A repeated call has the same effect. */
export function endShortlist(
  { store, clock, flagProvider }: Deps,
  partner: Partner,
  token: string,
  { ownerKey, remove }: Body<'endShortlist'>,
): Promise<Result<{ readonly ended: true }, Failure<'not-found'>>> {
  const { id } = partner.program
  return store.tenant(id, async (tx) => {
    if (shortlistToken(id, ownerKey) !== token || !(await isFlagOn(tx, { flagProvider }, partner, 'merchantFavorites', null)))
      return fail({ kind: 'not-found' })
    const lists = shortlistRepo(tx, id)
    const tokenHash = tokenHashOf(token)
    if (remove) await lists.remove(tokenHash)
    else if (!(await lists.lock(tokenHash))) return fail({ kind: 'not-found' })
    else await lists.close(tokenHash, clock())
    return succeed({ ended: true })
  })
}

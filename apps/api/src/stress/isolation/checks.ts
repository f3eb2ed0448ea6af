import { INSTALLATION } from '../../audit/events.ts'
import type { Call } from './call.ts'
import { CANARY, ownersIn, ownersOfNumbers, type Owner } from './canary.ts'
import { linkTokenOf, MEMBERS, membersOf, partnerOwner } from './member.ts'
import type { Answered } from './send.ts'

/** The texts of a call that its response may contain. */
function said(call: Call): string {
  return JSON.stringify([call.parts, call.idempotencyKey, call.caller.session])
}

/** Calls that sign in a member by the credentials of their body. A password signs in at the change of the address, too. */
const SIGN_IN: ReadonlySet<string> = new Set(['signIn', 'activateMember', 'requestEmailChange', 'confirmEmailChange'])

/** The member who signs in with this call, if it is a sign-in. */
function signsInAs({ endpoint, parts, partner }: Call): readonly Owner[] {
  if (!SIGN_IN.has(endpoint.name)) return []
  return membersOf(partner).flatMap(({ owner, email, publicId }) => {
    const text = JSON.stringify(parts.body)
    return text.includes(email) || text.includes(publicId) ? [owner] : []
  })
}

/** Whose mailed link this call opens; it names the address to which it was mailed. */
function opensLinkOf({ endpoint, parts, partner }: Call): readonly Owner[] {
  if (endpoint.name !== 'openJoinLink') return []
  return membersOf(partner).flatMap(({ owner }) => (JSON.stringify(parts.body).includes(linkTokenOf(owner)) ? [owner] : []))
}

/** A response without the addresses that the caller has invited to a household in an earlier call; nothing else of a household is an address. */
const withoutInvited = ({ endpoint }: Call, text: string): string =>
  endpoint.name === 'getHousehold' ? text.replaceAll(/"id":"[^"]*","email":"[^"]*","expiresAt"/g, '') : text

/** Owners of data in a response that its caller may not see. */
export function leaks(call: Call, { status, text, body }: Answered): readonly Owner[] {
  const allowed = new Set([partnerOwner(call.partner), ...(call.caller.member ? [call.caller.member.owner] : [])])
  if (status === 200) for (const owner of [...signsInAs(call), ...opensLinkOf(call)]) allowed.add(owner)
  const echoed = withoutInvited(call, text).replaceAll(CANARY, (mark) => (said(call).includes(mark) ? '' : mark))
  return [...ownersIn(echoed), ...ownersOfNumbers(body)].filter((owner) => !allowed.has(owner))
}

/** Counts of a member's own rows, which canaries cannot identify: each member has one dine. */
const COUNTS: readonly string[] = ['totalResultSize', 'currentYearDines', 'dines']
const OF_MEMBERS: readonly string[] = ['getTransactions', 'getDineSummary', 'getYearInReview']

/** Counts in a response that include rows of other members. */
export function wrongCounts({ endpoint }: Call, { status, body }: Answered): readonly string[] {
  if (status !== 200 || !OF_MEMBERS.includes(endpoint.name) || typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, count]) => (COUNTS.includes(name) && count !== 1 ? [`${name} ${String(count)}`] : []))
}

/** Rows that must not change in a batch: those of partners without acting members, and of members who did not act. */
export const staysUnchanged =
  (acting: { readonly members: readonly { readonly owner: Owner }[]; readonly partners: readonly string[] }) =>
  ({ partner, owner }: { readonly partner: string; readonly owner: Owner }): boolean => {
    // Counters of cards, which all programs share.
    if (partner === INSTALLATION) return false
    if (!acting.partners.includes(partner)) return true
    const isTheirs = owner === partnerOwner(partner) || MEMBERS.some((member) => member.partner === partner && member.owner === owner)
    return isTheirs && !acting.members.some((member) => member.owner === owner)
  }

import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { PUBLIC_ID_PATTERN } from '@dining/domain'
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

/** The five kinds of visitor (SESSION-01); a member includes the member's data. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'known'; readonly publicId: string }
  | { readonly kind: 'card-member' | 'non-card-member' | 'closed-account'; readonly publicId: string; readonly member: Member }

export type VisitorKind = Visitor['kind']

const KIND_OF_MEMBER = {
  EnrolledCardMember: 'card-member',
  NonCardMember: 'non-card-member',
  ClosedAccountMember: 'closed-account',
} as const satisfies Record<Member['memberType'], VisitorKind>

/** A card member without a card reopens the account like one whose account is closed; a member who has never linked one does not (REENROLL-17). */
const kindOfMember = ({ memberType, hasNoCard }: Member) =>
  hasNoCard && memberType === 'EnrolledCardMember' ? 'closed-account' : KIND_OF_MEMBER[memberType]

/** The kind of a visitor: a member if signed in, otherwise identified by a public id in the address or a cookie (SESSION-03, SESSION-04). */
export function visitorOf(member: Member | undefined, publicId: string | undefined): Visitor {
  if (member) return { kind: kindOfMember(member), publicId: member.publicId, member }
  return publicId === undefined ? { kind: 'anonymous' } : { kind: 'known', publicId }
}

/** A public id in the format of addresses and cookies; undefined for any other text. */
export function parsePublicId(text: string | null | undefined): string | undefined {
  return text && PUBLIC_ID_PATTERN.test(text) ? text : undefined
}

/** Query key of the public id of the page request; set once by the code that reads cookies and address. */
const PUBLIC_ID_KEY = ['publicId'] as const

/** Sets the visitor's public id for the page's queries; null for an unknown visitor. */
export function setPublicId(queryClient: QueryClient, publicId: string | undefined): void {
  queryClient.setQueryData(PUBLIC_ID_KEY, publicId ?? null)
}

export function publicIdOf(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<string | null>(PUBLIC_ID_KEY) ?? undefined
}

/** The signed-in member, if loaded; the page and sign-in load it, never a component. */
export function useMember(): Member | undefined {
  return useQuery({ ...memberQuery(useApi()), enabled: false }).data
}

/** The current visitor (SESSION-01). */
export function useVisitor(): Visitor {
  const member = useMember()
  const { data } = useQuery<string | null>({ queryKey: PUBLIC_ID_KEY, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return visitorOf(member, data ?? undefined)
}

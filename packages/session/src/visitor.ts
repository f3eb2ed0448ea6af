import { memberQuery, useApi } from '@dining/api-client'
import type { Member } from '@dining/contract'
import { PUBLIC_ID_PATTERN } from '@dining/domain'
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

/** The five kinds of visitor (SESSION-01); a member carries their data. */
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

/** What kind of visitor this is: a member if signed in, else known by a public id in the address or a cookie (SESSION-03, SESSION-04). */
export function visitorOf(member: Member | undefined, publicId: string | undefined): Visitor {
  if (member) return { kind: KIND_OF_MEMBER[member.memberType], publicId: member.publicId, member }
  return publicId === undefined ? { kind: 'anonymous' } : { kind: 'known', publicId }
}

/** A public id as addresses and cookies carry it; anything else is none. */
export function parsePublicId(text: string | null | undefined): string | undefined {
  return text && PUBLIC_ID_PATTERN.test(text) ? text : undefined
}

/** Key of the public id that the page was asked for with; set once by whoever reads cookies and address. */
const PUBLIC_ID_KEY = ['publicId'] as const

/** Tells the page's queries who the visitor is known as; null for nobody. */
export function setPublicId(queryClient: QueryClient, publicId: string | undefined): void {
  queryClient.setQueryData(PUBLIC_ID_KEY, publicId ?? null)
}

export function publicIdOf(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<string | null>(PUBLIC_ID_KEY) ?? undefined
}

/** The signed-in member, as far as loaded; loading is the page's and sign-in's, never a component's. */
export function useMember(): Member | undefined {
  return useQuery({ ...memberQuery(useApi()), enabled: false }).data
}

/** Who looks at the page (SESSION-01). */
export function useVisitor(): Visitor {
  const member = useMember()
  const { data } = useQuery<string | null>({ queryKey: PUBLIC_ID_KEY, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return visitorOf(member, data ?? undefined)
}

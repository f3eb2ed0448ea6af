import { memberQuery, useApi } from '@dining/api-client'
import type { Member } from '@dining/contract'
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

import { visitorOf, type Visitor } from './visitor.ts'

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

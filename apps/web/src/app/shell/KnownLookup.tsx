import { useApi } from '@dining/api-client'
import { knownMemberQuery } from '@dining/api-client/queries'
import { useQuery } from '@tanstack/react-query'

/**
 * Looks up a visitor whose public id the address or the cookie contains, once in a tab (SESSION-21), and marks the page with the known view or the
 * failure (SESSION-22, SESSION-23), for support. The activation looks its own visitor up, by the address alone (ACT-10).
 */
export default function KnownLookup({ publicId }: { readonly publicId: string }) {
  // Another key than that of the activation, whose answer counts for one visit of it.
  const known = { ...knownMemberQuery(useApi(), publicId), queryKey: ['getKnownMember', { visitor: publicId }] as const }
  const { data, status } = useQuery({ ...known, staleTime: Infinity })
  return <span hidden data-known-visitor={status} data-interface={data?.interfaceType} data-tier={data?.tierLevel} />
}

import type { FeatureFlags } from '@dining/contract'
import type { PartnerFlag } from '@dining/domain'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect } from 'react'

import type { ApiClient } from './api-client.ts'
import { featureFlagsQuery } from './queries.ts'

const ApiContext = createContext<ApiClient | undefined>(undefined)

/** Provides the client to the components below it; the web app sets it once. */
export const ApiProvider = ApiContext.Provider

/** The client of the page. Throws outside of an ApiProvider, which is a bug in the component tree. */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}

/** The value while the call has not answered or has failed: every flag off, no filter named (CONFIG-19). */
const NO_FLAGS: FeatureFlags = { authFlags: {}, filters: [], partnerFeatureFlags: {} }

/** The run-time flags of the partner, for components; the shell has requested them (CONFIG-17). */
export function useFlags(): FeatureFlags {
  return useQuery({ ...featureFlagsQuery(useApi()), enabled: false }).data ?? NO_FLAGS
}

/** The flags of a share that components of this document have shown, and what is called for each further one. */
export const shownSplits: { readonly flags: PartnerFlag[]; follow?: (flag: PartnerFlag) => void } = { flags: [] }

/** Whether a part of the site is on. */
export function useFlag(flag: PartnerFlag): boolean {
  const { partnerFeatureFlags, splits } = useFlags()
  const isSplit = splits?.includes(flag)
  useEffect(() => {
    if (!isSplit) return
    shownSplits.flags.push(flag)
    shownSplits.follow?.(flag)
  }, [flag, isSplit])
  return partnerFeatureFlags[flag] === true
}

/** The same for a loader, which waits for the answer that the shell's loader requests in parallel. Never rejects. */
export async function loadFlags(client: ApiClient, queryClient: QueryClient): Promise<FeatureFlags> {
  return queryClient.ensureQueryData(featureFlagsQuery(client)).catch(() => NO_FLAGS)
}

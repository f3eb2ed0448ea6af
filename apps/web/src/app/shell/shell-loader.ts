import { featureFlagsQuery, memberQuery } from '@dining/api-client'
import { setPublicId } from '@dining/session'

import { contentOf } from '../content.ts'
import { prefetch } from '../prefetch.ts'
import { routeLoader } from '../services.ts'

/** What every page reads: the shell's copy, the flags, and who looks at it. */
export const loadShell = routeLoader(async ({ api, queryClient, hasSession, publicId, drafts, vaultOrigin }) => {
  setPublicId(queryClient, publicId)
  await prefetch(queryClient, [contentOf(api, 'global', drafts), featureFlagsQuery(api), ...(hasSession() ? [memberQuery(api)] : [])])
  return { vaultOrigin }
})

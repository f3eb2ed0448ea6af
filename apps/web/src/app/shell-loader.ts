import { contentQuery, featureFlagsQuery, memberQuery } from '@dining/api-client'

import { prefetch } from './prefetch.ts'
import { routeLoader } from './services.ts'

/** What every page reads: the shell's copy, the flags, and the member when there is a session. */
export const loadShell = routeLoader(async ({ api, queryClient, hasSession }) => {
  await prefetch(queryClient, [
    contentQuery(api, 'global'),
    featureFlagsQuery(api),
    ...(hasSession() ? [memberQuery(api)] : []),
  ])
  return null
})

import { featureFlagsQuery, memberQuery } from '@dining/api-client'
import { HAS_ENROLLMENT, hasJoined } from '@dining/domain'
import { ACCOUNT_ADDRESSES } from '@dining/domain/page-lists'
import { paths, setPublicId } from '@dining/session'
import { redirect } from 'react-router'

import { contentOf, contentPathsOf } from '../content.ts'
import { prefetch } from '../query-client.ts'
import { routeLoader } from '../services.ts'

/** Pages of an account, and those that link a card to one. */
const needsAccount = (pathname: string) => ACCOUNT_ADDRESSES.some((address) => pathname === address || pathname.startsWith(`${address}/`))

/**
 * Data of every page: the shell's copy, the flags, and the visitor. A visitor who has only signed in at a provider is redirected from
 * members' pages to joining.
 */
export const loadShell = routeLoader(async ({ api, queryClient, hasSession, publicId, drafts, vaultOrigin, url }) => {
  setPublicId(queryClient, publicId)
  await prefetch(queryClient, [
    contentOf(api, 'global', drafts),
    contentPathsOf(api, drafts),
    featureFlagsQuery(api),
    ...(hasSession() ? [memberQuery(api)] : []),
  ])
  const member = queryClient.getQueryData(memberQuery(api).queryKey)
  if (HAS_ENROLLMENT && member && !hasJoined(member) && needsAccount(url.pathname)) throw redirect(paths.join())
  return { vaultOrigin }
})

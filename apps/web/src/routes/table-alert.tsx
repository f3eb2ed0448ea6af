import { AccountPage } from '@dining/account'
import { memberQuery, tableWatchLinkQuery } from '@dining/api-client/queries'
import { tableWatch } from '@dining/copy-engine/texts/table-watch'
import { TABLE_WATCH_TOKEN_PATTERN } from '@dining/domain'
import { TableAlert, tableOfAlert } from '@dining/reservations/alert'
import { paths } from '@dining/session'
import { redirect, useSearchParams } from 'react-router'

import type { RouteHandle } from '../app/route.ts'
import { routeLoader } from '../app/services.ts'

/** '' for an address without a token that can exist. */
const tokenOf = (search: URLSearchParams) => {
  const token = search.get('token') ?? ''
  return TABLE_WATCH_TOKEN_PATTERN.test(token) ? token : ''
}

export function Component() {
  const [search] = useSearchParams()
  return (
    <AccountPage current={paths.accountReservations()}>
      <TableAlert token={tokenOf(search)} />
    </AccountPage>
  )
}

/**
 * The link of an alert: leads to the confirmation of its table, and books nothing by itself, since mail scanners follow links. Without a session it
 * redirects to the sign-in.
 */
export const loader = routeLoader(async ({ api, queryClient, url }) => {
  const token = tokenOf(url.searchParams)
  await queryClient.ensureQueryData(memberQuery(api))
  const link = token === '' ? null : await queryClient.fetchQuery(tableWatchLinkQuery(api, token))
  const address = link?.watch ? tableOfAlert(link.watch) : null
  if (address !== null) throw redirect(address)
  return null
})

export const handle = {
  reads: ['token'],
  meta: ({ copy }) => ({ title: copy.say(tableWatch.pageTitle) }),
} satisfies RouteHandle

import { tableWatchEndpoints as calls } from '@dining/contract'
import { fail, succeed, TABLE_WATCH } from '@dining/domain'

import { bookingsOf } from '../../../use-cases/reservations/offering.ts'
import { listWatches, watchOfLink } from '../../../use-cases/reservations/watches/view.ts'
import { stopWatch, watchTable } from '../../../use-cases/reservations/watches/watch-table.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Watches for tables; where the partner offers no reservations, the calls do not exist (RESERVE-02). */
export function tableWatchRoutes(api: Api): void {
  const { deps } = api

  register(api, calls.createTableWatch, ({ params, body, partner, session: { memberId } }) =>
    watchTable(deps, partner, { memberId, merchantId: params.merchantId, ...body }),
  )

  registerRead(api, calls.getTableWatches, async ({ partner, session }, tx) =>
    bookingsOf(deps, partner)
      ? succeed({ watches: await listWatches(tx, partner.program.id, session.memberId, deps.clock()), most: TABLE_WATCH.most })
      : fail({ kind: 'not-found' }),
  )

  register(api, calls.stopTableWatch, async ({ params, partner, session }) => {
    const stopped = await stopWatch(deps, partner, session.memberId, params.watchId)
    return stopped.ok ? succeed({ watch: stopped.value }) : stopped
  })

  registerRead(api, calls.getTableWatchLink, async ({ query, partner, session }, tx) =>
    bookingsOf(deps, partner)
      ? succeed({ watch: await watchOfLink(tx, partner.program.id, session.memberId, query.watchToken, deps.clock()) })
      : fail({ kind: 'not-found' }),
  )
}

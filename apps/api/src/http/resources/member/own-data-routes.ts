import { ownDataEndpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { exportAccount } from '../../../use-cases/own-data/account-export.ts'
import { activityCsv } from '../../../use-cases/own-data/activity-file.ts'
import { activityStatement } from '../../../use-cases/own-data/activity-statement.ts'
import { register, type Api } from '../../api.ts'

/** The files with which a member gets their own data. A user of the administration tool gets none. */
export function ownDataRoutes(api: Api): void {
  const { store, clock } = api.deps

  register(api, ownDataEndpoints.getActivityFile, async ({ query, partner, session }) => {
    if (session.emulation) return fail({ kind: 'forbidden' })
    const period = query.month ?? query.year ?? null
    if (query.kind === 'pdf') return succeed(await activityStatement(api.deps, partner, session.memberId, period))
    return succeed(await store.reading.tenant(partner.program.id, (tx) => activityCsv(tx, partner, session.memberId, period)))
  })

  register(api, ownDataEndpoints.exportOwnData, ({ partner, session }) =>
    session.emulation
      ? Promise.resolve(fail({ kind: 'forbidden' as const }))
      : store.reading.tenant(partner.program.id, (tx) => exportAccount(tx, partner, session.memberId, clock())),
  )
}

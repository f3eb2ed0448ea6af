import { endpoints, type MissingDine, type ReportOutcome } from '@dining/contract'
import { succeed } from '@dining/domain'

import { missingDineRepo, type MissingDineRow } from '../../../store/repositories/missing-dine.ts'
import { answerMissingDine, reportMissingDine, type Reported } from '../../../use-cases/missing-dines/report.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Reports in one answer: more than a member can send in two months. */
const SHOWN = 20

/** Dines that the signed-in member misses. */
export function missingDineRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getMissingDines, async ({ partner, session }, tx) => {
    const rows = await missingDineRepo(tx, partner.program.id).ofMember(session.memberId, SHOWN)
    return succeed({ data: rows.map(present) })
  })

  register(api, endpoints.reportMissingDine, async ({ body, partner, session }) => {
    const reported = await reportMissingDine(deps, partner, session.memberId, body)
    return reported.ok ? succeed(outcomeOf(reported.value)) : reported
  })

  register(api, endpoints.answerMissingDine, async ({ params, body, partner, session }) => {
    const answer = { id: params.missingDineId, text: body.text }
    const stored = await answerMissingDine(deps, partner.program.id, session.memberId, answer)
    return stored.ok ? succeed({ outcome: stored.value ? ('stored' as const) : ('closed' as const) }) : stored
  })
}

function outcomeOf(reported: Reported): ReportOutcome {
  switch (reported.kind) {
    case 'received':
    case 'known':
      return { outcome: reported.kind, missingDine: present(reported.row) }
    case 'credited':
      return { outcome: 'credited', txnId: reported.txnId }
    case 'too-early':
      return { outcome: 'too-early', from: reported.from }
    case 'not-earning':
      return { outcome: 'not-earning', reason: reported.reason }
    case 'too-late':
    case 'card-unknown':
    case 'card-not-linked':
    case 'too-many':
      return { outcome: reported.kind }
  }
}

/** A report in the contract's format, without who decided it. */
function present(row: MissingDineRow): MissingDine {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    dinedOn: row.dined_on,
    amountCents: row.amount_cents,
    lastFour: row.last_four,
    note: row.note,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    messages: row.messages.map(({ by, text, at }) => ({ by, text, at })),
    txnId: row.source_transaction_id,
  }
}

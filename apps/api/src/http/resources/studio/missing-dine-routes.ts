import { studioEndpoints, type StudioMissingDine } from '@dining/contract/studio'
import { parseCents, succeed } from '@dining/domain'

import { linesOfCards, missingDineRepo, type MissingDineWithMember, type NearLineRow } from '../../../store/repositories/missing-dine.ts'
import { decideMissingDine } from '../../../use-cases/missing-dines/decide.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

const PAGE_SIZE = 20
/** Days around a reported dine in which a line of the feed may be its own. */
const NEAR_DAYS = 5
/** Lines of all cards of a page. */
const MAX_LINES = 200
const MS_PER_DAY = 86_400_000

/** Dines that members of a partner miss, for its operators. */
export function missingDineDecisionRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.listMissingDines, async ({ partner, query }) => {
    const { id: partnerId, timeZone } = partner.program
    const { total, page } = await deps.store.reading.tenant(partnerId, (tx) =>
      missingDineRepo(tx, partnerId).page(query.list, PAGE_SIZE, (Number(query.page) - 1) * PAGE_SIZE, query.report),
    )
    // Lines without a member have no partner: those of the cards of these members are all that is read.
    const tokens = page.flatMap(({ vault_token: token }) => token ?? [])
    const lines = tokens.length === 0 ? [] : await deps.store.reading.owner((tx) => linesOfCards(tx, tokens, MAX_LINES))
    return succeed({ missingDines: page.map((row) => present(row, lines, timeZone)), total, pageSize: PAGE_SIZE })
  })

  registerStudio(api, studioEndpoints.decideMissingDine, async ({ partner, params, operator, body }) => {
    const decided = await decideMissingDine(deps, partner, operator.email, params.missingDine, body)
    if (!decided.ok) return decided
    const { value } = decided
    if (value.kind === 'done') return succeed({ outcome: 'done' as const, benefit: value.benefit })
    if (value.kind === 'decided') return succeed({ outcome: 'decided' as const, state: value.state })
    return succeed({ outcome: 'not-earning' as const, reason: value.reason })
  })
}

function present(row: MissingDineWithMember, lines: readonly NearLineRow[], timeZone: string): StudioMissingDine {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    timeZone: row.time_zone ?? timeZone,
    dinedOn: row.dined_on,
    amountCents: row.amount_cents,
    lastFour: row.last_four,
    note: row.note,
    state: row.state,
    at: row.created_at.toISOString(),
    messages: [...row.messages],
    member: { firstName: row.first_name, publicId: row.public_id },
    reports: row.reports,
    card: row.linked_at && { linkedAt: row.linked_at.toISOString(), unlinkedAt: row.unlinked_at?.toISOString() ?? null },
    nearLines: lines.flatMap((line) => nearLineOf(row, line)),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  }
}

/** A line of the member's card of about the day of the report. */
function nearLineOf(row: MissingDineWithMember, line: NearLineRow): StudioMissingDine['nearLines'] {
  const time = Date.parse(line.occurred_at)
  const amountCents = parseCents(line.amount)
  if (line.vault_token !== row.vault_token || amountCents === null || Number.isNaN(time)) return []
  if (Math.abs(time - Date.parse(`${row.dined_on}T12:00Z`)) > NEAR_DAYS * MS_PER_DAY) return []
  const isOfMerchant = row.network_id !== null && line.network_merchant_id === row.network_id
  return [{ id: line.id, at: new Date(time).toISOString(), amountCents, reason: line.reason, isOfMerchant }]
}

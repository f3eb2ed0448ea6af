import { partnerIdSchema } from '@dining/partner/pack'
import { asTable } from '@dining/partner/table'
import { StackError } from '@dining/stack'
import * as v from 'valibot'

import { errorShare, p95, sumOf } from './canary/measures.ts'
import type { Command } from './command.ts'

/** `release compare`: what visitors of the last canary got, beside those of the version that was current. */
export const compareCommand: Command = async ({ words, json, releases, out, err }) => {
  const [partner] = words
  if (!v.is(partnerIdSchema, partner) || words.length > 1) {
    err('Name one partner. See pnpm release --help.')
    return 2
  }
  const { canaries, canary: active } = await releases.state(partner)
  const canary = canaries.at(-1)
  if (!canary) throw new StackError(`${partner} has had no canary. Begin one with pnpm release canary ${partner} <version> --share 5.`)
  const measured = await releases.measures(partner, canary.request)
  const versions = new Set([canary.version, ...measured.flatMap((one) => Object.keys(one))])
  const rows = [...versions].map((version) => {
    const sum = sumOf(measured, version)
    const within = p95(sum)
    return {
      version,
      isCanary: version === canary.version,
      requests: sum.requests,
      errors: sum.errors,
      errorShare: Number(errorShare(sum).toFixed(2)),
      // JSON has no infinity.
      p95Ms: within === Number.POSITIVE_INFINITY ? null : within,
    }
  })
  if (json) {
    out(
      JSON.stringify({
        partner,
        share: canary.share,
        since: canary.at,
        isActive: active?.request === canary.request,
        rule: canary.rule,
        versions: rows,
      }),
    )
    return 0
  }
  const state = active?.request === canary.request ? 'active' : 'ended'
  const rule = canary.rule ? `; it ends above ${canary.rule.above} % of 5xx, after ${canary.rule.after} requests` : ''
  out(`${partner}: canary of ${canary.share} % since ${canary.at.slice(0, 19).replace('T', ' ')} UTC, ${state}${rule}`)
  const cells = rows.map((row) => [
    row.version,
    row.isCanary ? 'canary' : 'current',
    String(row.requests),
    String(row.errors),
    row.errorShare.toFixed(2),
    row.requests === 0 ? '' : row.p95Ms === null ? '> 10000' : `≤ ${row.p95Ms}`,
  ])
  out(asTable(['version', 'state', 'requests', '5xx', '5xx %', 'p95 ms'], cells, new Set([2, 3, 4, 5])))
  return 0
}

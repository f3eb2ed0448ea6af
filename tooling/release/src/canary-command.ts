import { userInfo } from 'node:os'

import { partnerIdSchema, versionSchema } from '@dining/partner/pack'
import * as v from 'valibot'

import type { Command } from './command.ts'
import { askHosts } from './promote-command.ts'

/** Percent above 0: half of the visitors at most, since the current version is what the new one is compared with. */
const shareSchema = v.pipe(v.string(), v.toNumber(), v.minValue(0.1), v.maxValue(50))
const boundSchema = v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(100)))
const afterSchema = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1))

/** `release canary`: gives a share of the visitors a version, beside the current one. */
export const canaryCommand: Command = async (call) => {
  const [partner, version] = call.words
  if (!v.is(partnerIdSchema, partner) || !v.is(versionSchema, version) || call.words.length > 2) {
    call.err('Name a partner and a version, such as: pnpm release canary acme 0123456789abcdef --share 5. See pnpm release list.')
    return 2
  }
  const share = v.safeParse(shareSchema, call.share)
  const above = v.safeParse(boundSchema, call.rollbackAbove)
  const after = v.safeParse(afterSchema, call.after)
  if (!share.success || !above.success || !after.success) {
    call.err(
      !share.success
        ? 'Set --share to a percentage of the visitors from 0.1 to 50, such as --share 5.'
        : !above.success
          ? `--rollback-above ${call.rollbackAbove} is no percentage from 0 to 100.`
          : `--after ${call.after} is no number of requests.`,
    )
    return 2
  }
  const rule = above.output === undefined ? null : { above: above.output, after: after.output }
  const ask = { kind: 'canary', version, share: share.output, rule, by: userInfo().username, at: new Date().toISOString() } as const
  return askHosts(call, partner, ask, (_, seconds) => `${partner}@${version} has ${share.output} % of the visitors after ${seconds} s`)
}

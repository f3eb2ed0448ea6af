import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { makePreviewLink } from '../../use-cases/content/make-preview-link.ts'
import { MAX_PREVIEW_MS, PREVIEW_MS } from '../../use-cases/content/preview-link.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

const requestSchema = v.object({ partnerId: v.string(), path: v.string(), forMs: v.pipe(v.number(), v.maxValue(MAX_PREVIEW_MS)) })

export const contentPreview = defineCommand({
  name: 'content preview',
  summary: 'Prints a link that shows a partner’s drafts on its own site to everyone who has it, until it expires.',
  usage: 'content preview <partner> [--path /how-it-works] [--for 2h]',
  optionsHelp: [
    ['--path <path>', 'page that it opens; default: home'],
    ['--for <time>', '30m, 2h or 3d, at most 7d; default: 2h'],
  ],
  notes: [
    'Share it with care: it cannot be revoked. It works where the partner’s folder has features.cmsPreview.',
    'Exit code: 0 done, 1 no such partner, or one without previews or without a site here, 2 invalid arguments.',
    'On a server it needs the variable APP_SECRET_FILE of the API, and PUBLIC_ORIGIN_PATTERN if the API has it.',
  ],
  options: { path: { type: 'string' }, for: { type: 'string' } },
  request: requestSchema,
  read: ({ words: [partnerId, ...more], values: { path = '/', for: time } }) => {
    if (partnerId === undefined) return fail('Missing partner.')
    if (more.length > 0) return fail(`Unexpected argument "${more[0]}".`)
    if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return fail('--path must be a path of the site, such as /how-it-works.')
    const forMs = time === undefined ? succeed(PREVIEW_MS) : readTime(String(time))
    return forMs.ok ? succeed({ partnerId, path, forMs: forMs.value }) : forMs
  },
  run: runContentPreview,
})

/** "2h" in milliseconds. */
function readTime(typed: string): Result<number, string> {
  const [, count = '0', unit = ''] = /^(\d{1,5})([mhd])$/.exec(typed) ?? []
  const ms = Number(count) * (UNIT_MS[unit] ?? 0)
  return ms > 0 && ms <= MAX_PREVIEW_MS ? succeed(ms) : fail('--for must be a time such as 30m, 2h or 3d, at most 7d.')
}

/** `content preview`. @returns exit code: 1 for a partner that is unknown, has no previews, or whose site is not served here */
async function runContentPreview(
  deps: CommandDeps,
  { partnerId, path, forMs }: v.InferOutput<typeof requestSchema>,
  print: Print,
): Promise<number> {
  const partner = partnerNamed(deps, partnerId, print)
  if (!partner) return 1
  if (!partner.features.cmsPreview) {
    print(`${partnerId} has no previews: set features.cmsPreview in its folder.`)
    return 1
  }
  if (!deps.settings.isServed(partnerId)) {
    print(`${partnerId} is not served here, so a link would not work. Serve it, for example with pnpm start ${partnerId}.`)
    return 1
  }
  const until = new Date(deps.clock().getTime() + forMs)
  print((await makePreviewLink(deps, { partnerId, until }, path)).href)
  return 0
}

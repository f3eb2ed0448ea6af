import { describeIssues } from '@dining/partner-kit/check'
import { StackError } from '@dining/stack'

import { chosenIds, distOf, isBuilt } from './choose.ts'
import type { Command } from './command.ts'
import { firstLoads } from './first-loads.ts'
import { pageIssues } from './page-issues.ts'
import { asTable } from './table.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** `partner size`: bytes and files of a first visit, by page; exit code 1 if one is over its budget (page-budgets.ts). */
export const sizeCommand: Command = async ({ words, json, partnersDir, out, err }) => {
  const ids = await chosenIds(partnersDir, words)
  const missing = ids.filter((id) => !isBuilt(partnersDir, id))
  if (missing.length > 0) throw new StackError(`Not built: ${missing.join(', ')}. Run pnpm partner build ${missing.join(' ')}.`)
  const loads = await Promise.all(ids.map(async (partner) => ({ partner, sizes: await firstLoads(distOf(partnersDir, partner)) })))
  const rows = loads.flatMap(({ partner, sizes }) => sizes.map((row) => ({ partner, ...row })))
  if (json) out(JSON.stringify(rows))
  else {
    const cells = rows.map(({ partner, route, scripts, styles, scriptFiles, styleFiles }) => [
      partner,
      route,
      kilobytes(scripts),
      String(scriptFiles),
      kilobytes(styles),
      String(styleFiles),
    ])
    out(asTable(['partner', 'route', 'scripts kB', 'files', 'styles kB', 'files'], cells, new Set([2, 3, 4, 5])))
  }
  const over = loads.map(({ partner, sizes }) => ({ partner, issues: pageIssues(sizes) })).filter(({ issues }) => issues.length > 0)
  for (const { partner, issues } of over) err(describeIssues(partner, issues))
  return over.length > 0 ? 1 : 0
}

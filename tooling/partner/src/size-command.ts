import { StackError } from '@dining/stack'

import { chosenIds, distOf, isBuilt } from './choose.ts'
import type { Command } from './command.ts'
import { firstLoads } from './first-loads.ts'
import { asTable } from './table.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** `partner size`: the bytes of a first visit, by page. */
export const sizeCommand: Command = async ({ words, json, partnersDir, out }) => {
  const ids = await chosenIds(partnersDir, words)
  const missing = ids.filter((id) => !isBuilt(partnersDir, id))
  if (missing.length > 0) throw new StackError(`Not built: ${missing.join(', ')}. Run pnpm partner build ${missing.join(' ')}.`)
  const rows = (
    await Promise.all(ids.map(async (partner) => (await firstLoads(distOf(partnersDir, partner))).map((row) => ({ partner, ...row }))))
  ).flat()
  if (json) out(JSON.stringify(rows))
  else {
    const cells = rows.map(({ partner, route, scripts, styles }) => [partner, route, kilobytes(scripts), kilobytes(styles)])
    out(asTable(['partner', 'route', 'scripts kB', 'styles kB'], cells, new Set([2, 3])))
  }
  return 0
}

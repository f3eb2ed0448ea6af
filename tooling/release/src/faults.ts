import type { PackFault } from '@dining/partner/pack'

/** Faults shown at most. */
const SHOWN = 20

/** What is wrong with a pack, a line for each file. */
export function describeFaults(pack: string, faults: readonly PackFault[]): string {
  const lines = faults.slice(0, SHOWN).map(({ file, detail }) => `  ${file}: ${detail}`)
  const more = faults.length > SHOWN ? [`  and ${faults.length - SHOWN} more`] : []
  return [`${pack} is broken:`, ...lines, ...more, 'Pack it again with pnpm partner pack, or push it again.'].join('\n')
}

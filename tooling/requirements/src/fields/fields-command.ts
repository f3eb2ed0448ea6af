import { join } from 'node:path'

import { readPartners } from '@dining/partner-kit/node'

import { ROOT } from '../proofs.ts'
import { readDecisions, readRequirements } from '../rows.ts'
import { fieldRows, fieldTable } from './field-table.ts'

interface Output {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
}

/**
 * Runs `pnpm requirements fields`.
 * @returns the exit code: 0, or 1 if a field differs from the specification
 */
export async function runFields({ out, err }: Output): Promise<number> {
  const partners = (await readPartners(join(ROOT, 'partners'))).partners.map(({ partner }) => partner)
  const rows = await fieldRows(partners, { requirements: readRequirements(), decisions: readDecisions() })
  for (const line of fieldTable(rows, partners)) out(line)
  const different = rows.filter(({ differences }) => differences.length > 0)
  for (const { form, field, differences } of different) err(`${form}, ${field}: ${differences.join(' ')}`)
  return different.length === 0 ? 0 : 1
}

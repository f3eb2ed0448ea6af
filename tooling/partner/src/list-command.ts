import { describeIssues } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'

import { isBuilt } from './choose.ts'
import type { Command } from './command.ts'
import { asTable } from './table.ts'

/** `partner list`: the partners of the folder. */
export const listCommand: Command = async ({ words, json, partnersDir, out, err }) => {
  if (words.length > 0) {
    err('list takes no names. See pnpm partner --help.')
    return 2
  }
  const { partners, invalid } = await readPartners(partnersDir)
  const rows = partners.map(({ partner: { program, features } }) => ({
    id: program.id,
    name: program.programName,
    currency: program.currencyType,
    enrollment: program.enrollmentType,
    home: features.homePage,
    built: isBuilt(partnersDir, program.id),
  }))
  if (json) out(JSON.stringify({ partners: rows, invalid }))
  else {
    const cells = rows.map(({ id, name, currency, enrollment, home, built }) => [
      id,
      name,
      currency,
      enrollment,
      home,
      built ? 'yes' : 'no',
    ])
    out(asTable(['id', 'program', 'currency', 'enrollment', 'home', 'built'], cells))
    for (const { id, issues } of invalid) err(describeIssues(id, issues))
  }
  return invalid.length > 0 ? 1 : 0
}

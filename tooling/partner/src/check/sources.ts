import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { PartnerFault } from '@dining/partner-kit/check'
import { faceMeasure } from '@dining/partner-kit/measure'
import type { LoadedPartner, PartnersRead } from '@dining/partner-kit/node'
import type { Tokens } from '@dining/ui/theme/judge'

import { contentFaults } from './content.ts'
import { fileFaults } from './files.ts'
import { mailFaults } from './mails.ts'
import { overrideFaults } from './overrides.ts'
import { routeFaults } from './routes.ts'
import { themeFaults } from './theme.ts'

/** Every fault of one partner's folder: what `read` found of it, and what is wrong beyond its schema. */
export async function sourceFaults(partnersDir: string, id: string, { partners, faulty }: PartnersRead): Promise<readonly PartnerFault[]> {
  const folder = join(partnersDir, id)
  const loaded = partners.find(({ partner }) => partner.program.id === id)
  return [
    ...(faulty.find((one) => one.id === id)?.faults ?? []),
    ...(await fileFaults(folder)),
    ...(await tokensFaults(folder)),
    ...(loaded ? [...(await beyondSchema(loaded)), ...sharedHosts(loaded, partners)] : []),
  ]
}

async function beyondSchema({ partner, content, folder }: LoadedPartner): Promise<readonly PartnerFault[]> {
  const ofWords = [...overrideFaults(partner), ...mailFaults(partner)]
  return [...routeFaults(partner), ...ofWords, ...contentFaults(partner, content, await faceMeasure(folder))]
}

async function tokensFaults(folder: string): Promise<readonly PartnerFault[]> {
  const file = join(folder, 'tokens.ts')
  if (!existsSync(file)) return []
  // The compiler judges its shape.
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: Tokens }
  if (tokens === undefined) return [{ place: 'tokens.ts', problem: 'it exports no tokens', remedy: 'Export them as `tokens`.' }]
  return themeFaults(tokens)
}

function sharedHosts({ partner: { program } }: LoadedPartner, all: readonly LoadedPartner[]): readonly PartnerFault[] {
  return program.hosts.flatMap((host) =>
    all
      .filter(({ partner }) => partner.program.id !== program.id && partner.program.hosts.includes(host))
      .map(({ partner }) => ({
        place: 'program.hosts',
        problem: `${host} is a host of ${partner.program.id}, too`,
        remedy: 'Give each partner its own.',
      })),
  )
}

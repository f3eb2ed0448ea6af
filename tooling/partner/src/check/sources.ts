import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'
import { faceMeasure } from '@dining/partner-kit/measure'
import type { LoadedPartner, PartnersRead } from '@dining/partner-kit/node'
import type { Tokens } from '@dining/ui/theme/tools'

import { contentIssues } from './content.ts'
import { fileIssues } from './files.ts'
import { mailIssues } from './mails.ts'
import { overrideIssues } from './overrides.ts'
import { routeIssues } from './routes.ts'
import { themeIssues } from './theme.ts'

/** Every issue of one partner's folder: those of `read`, and those beyond its schema. */
export async function sourceIssues(partnersDir: string, id: string, { partners, invalid }: PartnersRead): Promise<readonly PartnerIssue[]> {
  const folder = join(partnersDir, id)
  const loaded = partners.find(({ partner }) => partner.program.id === id)
  return [
    ...(invalid.find((one) => one.id === id)?.issues ?? []),
    ...(await fileIssues(folder)),
    ...(await tokensIssues(folder)),
    ...(loaded ? [...(await beyondSchema(loaded)), ...sharedHosts(loaded, partners), ...sharedContacts(loaded, partners)] : []),
  ]
}

async function beyondSchema({ partner, content, folder }: LoadedPartner): Promise<readonly PartnerIssue[]> {
  const ofWords = [...overrideIssues(partner), ...mailIssues(partner)]
  return [...routeIssues(partner), ...ofWords, ...contentIssues(partner, content, await faceMeasure(folder))]
}

async function tokensIssues(folder: string): Promise<readonly PartnerIssue[]> {
  const file = join(folder, 'tokens.ts')
  if (!existsSync(file)) return []
  // The compiler checks its shape.
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: Tokens }
  if (tokens === undefined) return [{ location: 'tokens.ts', problem: 'it exports no tokens', remedy: 'Export them as `tokens`.' }]
  return themeIssues(tokens)
}

function sharedHosts({ partner: { program } }: LoadedPartner, all: readonly LoadedPartner[]): readonly PartnerIssue[] {
  return program.hosts.flatMap((host) =>
    all
      .filter(({ partner }) => partner.program.id !== program.id && partner.program.hosts.includes(host))
      .map(({ partner }) => ({
        location: 'program.hosts',
        problem: `${host} is a host of ${partner.program.id}, too`,
        remedy: 'Give each partner its own.',
      })),
  )
}

/** The numbers and addresses by which members reach a partner. */
const contactsOf = ({ support, features, program }: Partner): readonly (readonly [location: string, contact: string])[] =>
  [
    ['support.phone', support.phone.href],
    ['support.email', support.email.href.replace(/^mailto:/, '')],
    ['support.contact', support.contact],
    ['support.partnerPhone', support.partnerPhone?.href ?? ''],
    ['features.shortCode', features.shortCode],
    ['program.mailFrom', program.mailFrom ?? ''],
  ].flatMap(([location = '', contact = '']) => (contact === '' ? [] : [[location, contact.toLowerCase()] as const]))

/** A member who calls or writes reaches their own program. */
function sharedContacts({ partner }: LoadedPartner, all: readonly LoadedPartner[]): readonly PartnerIssue[] {
  const others = all.filter((other) => other.partner.program.id !== partner.program.id)
  return contactsOf(partner).flatMap(([location, contact]) =>
    others
      .filter((other) => contactsOf(other.partner).some(([, theirs]) => theirs === contact))
      .map((other) => ({
        location,
        problem: `${contact} is a contact of ${other.partner.program.id}, too`,
        remedy: 'Give each partner its own.',
      })),
  )
}

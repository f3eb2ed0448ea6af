import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Tokens } from '@dining/ui/theme/tools'

import { mailLook, type MailLook } from '../mail/look.ts'
import type { LoadedPartner } from './load.ts'

/** The mail style of each partner, by id. */
export async function readMailLooks(partners: readonly LoadedPartner[]): Promise<ReadonlyMap<string, MailLook>> {
  const looks = partners.map(async ({ partner, folder }) => {
    const { tokens } = (await import(pathToFileURL(path.join(folder, 'tokens.ts')).href)) as { tokens: Tokens }
    return [partner.program.id, mailLook(tokens)] as const
  })
  return new Map(await Promise.all(looks))
}

import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import type { PartnerCardService } from '../adapters/partner-cards.ts'
import { settingsFile, readPartnerFile } from './settings-file.ts'

const serviceSchema = v.strictObject({
  url: settingsFile.secureAddress,
  token: v.pipe(settingsFile.text, v.minLength(32, 'must have at least 32 characters')),
})

/**
 * Reads the file of PARTNER_CARDS_FILE: the services of partners that answer for the cards of a member. The others send files.
 * @param partners all partners
 */
export async function readPartnerCardServices(
  file: string | undefined,
  partners: readonly Partner[],
): Promise<Result<ReadonlyMap<string, PartnerCardService>, string>> {
  const read = await readPartnerFile('PARTNER_CARDS_FILE', file, serviceSchema)
  if (!read.ok) return read
  const hasCards = new Set(partners.flatMap(({ program, features }) => (features.hasPartnerLoadedCards ? [program.id] : [])))
  const without = [...read.value.keys()].filter((id) => !hasCards.has(id))
  if (without.length > 0)
    return fail(
      `PARTNER_CARDS_FILE names ${without.join(', ')}, without partner-loaded cards. Set hasPartnerLoadedCards in the partner's folder, or remove it.`,
    )
  return succeed(read.value)
}

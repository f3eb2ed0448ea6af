import { generateKeyPairSync } from 'node:crypto'

import { DEMO_MEMBERS } from '@dining/demo-data/members'

import type { DataFolder } from './data-folder.ts'
import type { KnownPartner } from './partners.ts'
import { writeSettings } from './write-settings.ts'

/** The host of the partners' administration tool. */
export const ADMIN_HOST = 'admin'
const ISSUER = 'admin-tool'
const KID = 'admin-1'

export const hasEmulation = ({ enrollmentType }: Pick<KnownPartner, 'enrollmentType'>) => enrollmentType !== 'none'

/** Writes the settings that connect the administration tool with the API: a new key, of which the API gets the public part. */
export function prepareAdmin(
  data: DataFolder,
  partners: readonly KnownPartner[],
  origin: (host: string) => string,
): { readonly api: string; readonly tool: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const shown = partners.filter(hasEmulation)
  const own = { kid: KID, alg: 'ES256' }
  const access = { issuer: ISSUER, keys: [{ ...publicKey.export({ format: 'jwk' }), ...own }] }
  const publicIds = DEMO_MEMBERS.map(({ publicId }) => publicId)
  const write = (name: string, value: unknown) => writeSettings(data.of(ADMIN_HOST), name, value)
  return {
    api: write('api.json', Object.fromEntries(shown.map(({ id }) => [id, access]))),
    tool: write('tool.json', {
      issuer: ISSUER,
      key: { ...privateKey.export({ format: 'jwk' }), ...own },
      sites: shown.map(({ id, programName }) => ({ partnerId: id, name: programName, origin: origin(id), publicIds })),
    }),
  }
}

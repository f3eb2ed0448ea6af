import { join } from 'node:path'

import { providerMembers, type ProviderMember } from '@dining/demo-data/provider-members'
import type { Partner } from '@dining/partner-kit'

import type { DataFolder } from './data-folder.ts'
import { PARTNERS_DIR } from './partners.ts'
import type { KnownPartner } from './partners.ts'
import { writeSettings, type Addresses } from './write-settings.ts'

/** The host of the partners' identity providers; each is below its own path. */
export const ID_HOST = 'id'

/** Whether a partner's members sign in at its provider. */
export const hasProvider = ({ enrollmentType }: Pick<KnownPartner, 'enrollmentType'>) => enrollmentType === 'sso'

export interface Identity {
  /** For the API: its client settings at each provider. */
  readonly clientsFile: string
  /** For the providers: their members and sites. */
  readonly providersFile: string
  /** Members of each provider, by the partner's id. */
  readonly members: Readonly<Record<string, readonly ProviderMember[]>>
}

/** Writes the settings that connect the API and the providers; null if no partner needs a provider. */
export async function prepareIdentity(
  data: DataFolder,
  partners: readonly KnownPartner[],
  { origin, gatewayPort, reachedAt }: Addresses,
): Promise<Identity | null> {
  const elsewhere = partners.filter(hasProvider)
  if (elsewhere.length === 0) return null
  const both = await Promise.all(
    elsewhere.map(async ({ id }) => {
      const module = (await import(join(PARTNERS_DIR, id, 'partner.ts'))) as { readonly default: Partner }
      const issuer = `${origin(ID_HOST)}/${id}`
      const client = { clientId: `${id}-dining`, clientSecret: data.clientSecret }
      const provider = {
        partnerId: id,
        name: module.default.program.loyaltyName,
        issuer,
        ...client,
        callback: `${origin(id)}/api/SingleSignOn/Callback`,
        home: `${origin(id)}/`,
        logout: { url: `${origin(id)}/api/SingleSignOn/Logout`, port: gatewayPort },
        members: providerMembers(module.default),
      }
      return { provider, client: [id, { issuer, reachedAt, ...client }] as const }
    }),
  )
  const write = (name: string, value: unknown) => writeSettings(data.of(ID_HOST), name, value)
  return {
    members: Object.fromEntries(both.map(({ provider }) => [provider.partnerId, provider.members])),
    clientsFile: write('clients.json', Object.fromEntries(both.map(({ client }) => client))),
    providersFile: write(
      'providers.json',
      both.map(({ provider }) => provider),
    ),
  }
}

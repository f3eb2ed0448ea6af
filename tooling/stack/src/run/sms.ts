import { createHash } from 'node:crypto'

import type { DataFolder } from './data-folder.ts'
import type { KnownPartner } from './partners.ts'
import { writeSettings, type Addresses } from './write-settings.ts'

/** Writes the accounts of the partners that send text messages: a file for the API, and one for the local service. */
export function prepareSms(
  data: DataFolder,
  partners: readonly KnownPartner[],
  { origin, gatewayPort, reachedAt }: Addresses,
): { readonly api: string; readonly service: string } {
  const accounts = partners
    .filter(({ hasSms }) => hasSms)
    .map(({ id, programName }) => {
      const accountSid = `AC${createHash('sha256').update(id).digest('hex').slice(0, 32)}`
      return {
        id,
        name: programName,
        accountSid,
        authToken: data.clientSecret,
        replyUrl: `${origin(id)}/api/SmsReplies`,
        replyPort: gatewayPort,
      }
    })
  const write = (name: string, value: unknown) => writeSettings(data.of('sms'), name, value)
  return {
    api: write('api.json', Object.fromEntries(accounts.map(({ id, accountSid, authToken }) => [id, { accountSid, authToken, reachedAt }]))),
    service: write('service.json', accounts),
  }
}

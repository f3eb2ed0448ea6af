import { readStored, readStoredFields, writeStored } from './browser-storage.ts'
import { parsePublicId } from './visitor.ts'

/** Parameters kept for tracking, for this browser session (PARAM-02 … PARAM-07, PARAM-10). */
const SESSION_PARAMETERS = ['utm_term', 'utm_medium', 'utm_campaign', 'utm_source', 'utm_content', 'referrer'] as const
/** The parameter that is kept for 48 hours (PARAM-08, PARAM-09). */
const SOURCE_PARAMETER = 'source'

export type CampaignValues = Readonly<Partial<Record<(typeof SESSION_PARAMETERS)[number] | typeof SOURCE_PARAMETER, string>>>

/** Longer values are not campaign values. */
const MAX_LENGTH = 200

function kept(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readStoredFields('campaign')).filter(
      (pair): pair is [string, string] => SESSION_PARAMETERS.some((name) => name === pair[0]) && typeof pair[1] === 'string',
    ),
  )
}

/**
 * Stores the campaign values of an address; values that it doesn't contain stay unchanged. A public id makes the browser a known visitor's from
 * then on (PARAM-01), except while a member is signed in, whose own id it then is.
 */
export function captureCampaign(search: URLSearchParams): void {
  const found = SESSION_PARAMETERS.map((name) => [name, search.get(name)?.slice(0, MAX_LENGTH)] as const).filter(([, value]) => value)
  if (found.length > 0) writeStored('campaign', JSON.stringify({ ...kept(), ...Object.fromEntries(found) }))
  const source = search.get(SOURCE_PARAMETER)?.slice(0, MAX_LENGTH)
  if (source) writeStored('campaignSource', source)
  const publicId = parsePublicId(search.get('public_id'))
  if (publicId !== undefined && readStored('sessionExpiry') === undefined) writeStored('publicId', publicId)
}

/** The stored values of the campaign that led this visitor here. */
export function readCampaign(): CampaignValues {
  const source = readStored('campaignSource')
  return { ...kept(), ...(source === undefined ? {} : { source }) }
}

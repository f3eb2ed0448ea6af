import {
  CONTENT_VERSION_PATH,
  contentVersionSchema,
  FLAG_STATES_PATH,
  SPLIT_PARAMETER,
  flagStatesSchema,
  LISTED_MERCHANTS_PATH,
  listedMerchantsSchema,
  type FlagState,
  type ListedMerchants,
} from '@dining/contract'
import { PICTURE_FILE_PATH, type PictureFormat } from '@dining/contract/pictures'
import type { SignedFetch } from '@dining/serving/callers'
import * as v from 'valibot'

/** The flags of a partner, with the API's clock. */
export interface FlagAnswer {
  readonly flags: readonly FlagState[]
  readonly clock: string
}

/** The calls of the API between servers, outside /api. Each is null if the API does not answer, or with something else. */
export interface ServerCalls {
  /** The version of the partner's content and flags. */
  readonly contentVersion: () => Promise<string | null>
  /** @param splitKey the number of a browser, of whose remote values the answer is */
  readonly flagStates: (splitKey?: string) => Promise<FlagAnswer | null>
  /** A page of the restaurants that the site map lists. @param page from 1 */
  readonly listedMerchants: (page: number) => Promise<ListedMerchants | null>
  /** A file of an uploaded picture, no wider than this; 'missing' if the partner does not have the picture. */
  readonly pictureFile: (id: string, format: PictureFormat, width: number) => Promise<Buffer | 'missing' | null>
}

/** Timeouts of the API in milliseconds: the version is asked again soon, a page waits for its own flags, and ten thousand ids take a tenth of a second. */
const TIMEOUTS_MS = { version: 1_500, flags: 3_000, ownFlags: 500, listed: 10_000, picture: 5_000 }

/** @param headers with the name of the partner */
export function createServerCalls(apiUrl: string, headers: Readonly<Record<string, string>>, fetchApi: SignedFetch): ServerCalls {
  const base = apiUrl.replace(/\/$/, '')

  async function ask<const Schema extends v.GenericSchema>(path: string, schema: Schema, timeoutMs: number) {
    try {
      const answer = await fetchApi(base + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      const read = v.safeParse(schema, await answer.json())
      return answer.ok && read.success ? { value: read.output, clock: answer.headers.get('date') ?? '' } : null
    } catch {
      return null
    }
  }

  return {
    async contentVersion() {
      const answer = await ask(CONTENT_VERSION_PATH, contentVersionSchema, TIMEOUTS_MS.version)
      return answer && answer.value.version
    },
    async pictureFile(id, format, width) {
      try {
        const query = new URLSearchParams({ id, format, width: String(width) }).toString()
        const signal = AbortSignal.timeout(TIMEOUTS_MS.picture)
        const answer = await fetchApi(`${base}${PICTURE_FILE_PATH}?${query}`, { headers, redirect: 'manual', signal })
        const bytes = Buffer.from(await answer.arrayBuffer())
        return answer.status === 404 ? 'missing' : answer.ok ? bytes : null
      } catch {
        return null
      }
    },
    async flagStates(splitKey) {
      const path = splitKey === undefined ? FLAG_STATES_PATH : `${FLAG_STATES_PATH}?${SPLIT_PARAMETER}=${splitKey}`
      const answer = await ask(path, flagStatesSchema, splitKey === undefined ? TIMEOUTS_MS.flags : TIMEOUTS_MS.ownFlags)
      return answer && { flags: answer.value.flags, clock: answer.clock }
    },
    async listedMerchants(page) {
      const answer = await ask(`${LISTED_MERCHANTS_PATH}?page=${page}`, listedMerchantsSchema, TIMEOUTS_MS.listed)
      return answer && answer.value
    },
  }
}

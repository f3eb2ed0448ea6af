import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How it responds: normally or with a fault. */
export type Behavior =
  | 'well'
  | '404'
  | '401'
  | '500'
  | 'hang'
  | 'hang-midway'
  | 'truncate'
  | 'reset'
  | 'not-json'
  | 'list'
  | 'no-data'
  | 'too-big'
  | 'never-ending'
  | 'no-slugs'
  | 'null-fields'
  | 'elsewhere'

/** An entry as the service writes it. */
export interface ServiceEntry extends Readonly<Record<string, unknown>> {
  readonly slug?: string
  readonly status?: 'published' | 'draft' | 'scheduled'
  readonly fields: unknown
}

export interface ServiceSettings {
  /** By the service's name of the set; the single pages have the name "*". */
  readonly entries: Readonly<Record<string, readonly ServiceEntry[]>>
  /** By the same names; "all" for every other set. */
  readonly behavior: Readonly<Record<string, Behavior>>
  /** Entries of a page at most. */
  readonly pageSize: number
}

/** A content service with the API of ButterCMS (interfaces.md "content") in a separate process. Close it in afterAll. */
export interface ContentService {
  readonly url: string
  /** Changes its responses from now on; omitted fields keep their value. */
  order(orders: Partial<ServiceSettings>): Promise<void>
  /** The requests since the last call: the set and the query parameters. */
  asked(): Promise<readonly string[]>
  close(): Promise<void>
}

export async function contentService(): Promise<ContentService> {
  const child = fork(join(import.meta.dirname, 'content-service-main.ts'), { env: { PATH: process.env['PATH'] } })
  const next = async () => ((await once(child, 'message')) as [Readonly<Record<string, unknown>>])[0]
  const { port } = await next()
  let orders: ServiceSettings = { entries: {}, behavior: {}, pageSize: 100 }
  return {
    url: `http://127.0.0.1:${String(port)}/v2`,
    async order(change) {
      orders = { ...orders, ...change }
      const taken = next()
      child.send({ orders })
      await taken
    },
    async asked() {
      const answer = next()
      child.send('asked')
      // The child sends what this asked for.
      return (await answer)['asked'] as readonly string[]
    },
    async close() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}

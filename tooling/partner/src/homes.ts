import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { DEMO_RESTAURANTS, importContent, testApi, testCallerKeysFile } from '@dining/api/testing'
import type { LoadedPartner } from '@dining/partner-kit/node'
import { FURTHER_STYLES } from '@dining/web/build'
import { startServer } from '@dining/web/server'
import { createAdaptorServer } from '@hono/node-server'
import * as v from 'valibot'

import type { HomeMeasure } from './page-issues.ts'

export interface Homes {
  /**
   * Home of an anonymous visitor.
   * @param dist absolute path of the build of one of the partners
   */
  readonly measure: (dist: string) => Promise<HomeMeasure>
  readonly close: () => Promise<void>
}

/** The state that a page carries, as far as it is looked at here. */
const stateSchema = v.object({ queries: v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })) })

const brotliBytes = (text: string | Buffer) => {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length
}

/** The content among the state of a page, as JSON. */
export function contentOf(page: string): string {
  const [, json = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(page) ?? []
  const { queries } = v.parse(v.pipe(v.string(), v.parseJson(), stateSchema), json)
  return JSON.stringify(queries.filter(({ key }) => key[0] === 'getContent'))
}

/** The page without the data for search engines at its end, which no visitor waits for. */
export const withoutSearchData = (page: string): string =>
  page.replace(/<script type="application\/ld\+json">(?:(?!<\/script>).)*<\/script><\/body><\/html>$/s, '</body></html>')

const classesOfRules = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))

/** The class names of a page whose rules are only in the sheet that home does not carry. */
async function unstyledOf(page: string, dist: string): Promise<readonly string[]> {
  const folder = join(dist, 'client/assets')
  const sheets = (await readdir(folder)).filter((name) => name.startsWith(`${FURTHER_STYLES}-`) && name.endsWith('.css'))
  const further = classesOfRules((await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))).join('\n'))
  const carried = classesOfRules(/<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '')
  const shown = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...new Set(shown)].filter((name) => further.has(name) && !carried.has(name))
}

/** The API with these partners' content and some thousand restaurants, in this process, for pages to be made of. */
export async function openHomes(partners: readonly LoadedPartner[]): Promise<Homes> {
  const api = await testApi(
    partners.map(({ partner }) => partner),
    DEMO_RESTAURANTS,
  )
  for (const { partner, content } of partners) await importContent(api.deps, partner.program.id, content)
  const callerKeysFile = testCallerKeysFile(partners.map(({ partner }) => partner.program.id))
  const server = createAdaptorServer({ fetch: api.app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const apiUrl = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return {
    measure: async (dist) => {
      const web = await startServer(
        {
          PORT: 0,
          HOST: '127.0.0.1',
          DRAIN_NOTICE_MS: 0,
          OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
          OTEL_TRACES_SAMPLER_ARG: 1,
          METRICS_PORT: undefined,
          METRICS_HOST: '127.0.0.1',
          DIST: dist,
          API_URL: apiUrl,
          CALLER_KEYS_FILE: callerKeysFile,
          VAULT_ORIGIN: 'https://cards.example',
          MAP_STYLE_URL: undefined,
          MAP_ORIGINS: undefined,
          STRIPE_PUBLISHABLE_KEY: undefined,
          STRIPE_SCRIPT_URL: 'https://js.stripe.com/v3/',
          VENDOR_TRUSTED_TYPES: undefined,
          EVENTS_CONSOLE: 'off',
          GTM_ORIGIN: 'https://www.googletagmanager.com',
          SEGMENT_ORIGIN: 'https://api.segment.io',
          PUBLIC_ORIGIN: 'https://dining.example',
          SERVICE_WORKER: 'off',
          MEASURED_SHARE: 0,
          PROXIES_IN_FRONT: 0,
          APP_ENV: 'production',
        },
        () => undefined,
      )
      try {
        const page = await (await fetch(`http://127.0.0.1:${web.port}/`)).text()
        const document = brotliBytes(withoutSearchData(page))
        return { document, whole: brotliBytes(page), content: brotliBytes(contentOf(page)), unstyled: await unstyledOf(page, dist) }
      } finally {
        await web.close()
      }
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await api.close()
    },
  }
}

import { brotliCompressSync, constants } from 'node:zlib'

import { DEFAULT_DATA, importContent, testApi } from '@dining/api/testing'
import type { LoadedPartner } from '@dining/partner-kit/node'
import { startServer } from '@dining/web/server'
import { createAdaptorServer } from '@hono/node-server'

export interface Homes {
  /**
   * Brotli bytes of home as an anonymous visitor gets it, its styles within.
   * @param dist absolute path of the build of one of the partners
   */
  readonly documentBytes: (dist: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** The API with these partners' content and some thousand restaurants, in this process, for pages to be made of. */
export async function openHomes(partners: readonly LoadedPartner[]): Promise<Homes> {
  const api = await testApi(
    partners.map(({ partner }) => partner),
    DEFAULT_DATA,
  )
  for (const { partner, content } of partners) await importContent(api.deps, partner.program.id, content)
  const server = createAdaptorServer({ fetch: api.app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const apiUrl = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return {
    documentBytes: async (dist) => {
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
          VAULT_ORIGIN: 'https://cards.example',
          PUBLIC_ORIGIN: 'https://dining.example',
          APP_ENV: 'production',
        },
        () => undefined,
      )
      try {
        const page = Buffer.from(await (await fetch(`http://127.0.0.1:${web.port}/`)).arrayBuffer())
        return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.length } }).length
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

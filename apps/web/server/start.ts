import { createApiClient } from '@dining/api-client/client'
import { PARTNER_HEADER } from '@dining/contract'
import path from 'node:path'

import { createApiPassthrough } from './api-passthrough.ts'
import { loadBundle } from './bundle.ts'
import { createContentSource } from './content-source.ts'
import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import { createPageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { baseHeaders } from './security-headers.ts'
import { createWebServer } from './server.ts'
import { loadStaticFiles } from './static-files.ts'

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/** Loads a built partner and serves it on 127.0.0.1. */
export async function startServer(environment: Environment, log: Log): Promise<RunningServer> {
  const dist = path.resolve(environment.DIST)
  const [bundle, headers] = [await loadBundle(dist), baseHeaders(environment.APP_ENV)]
  const { partnerId } = bundle.manifest
  // In production drafts need a preview link (CONTENT-07).
  const drafts = bundle.renderer.partner.features.cmsPreview && environment.APP_ENV !== 'production'
  const content = createContentSource({
    api: createApiClient({ fetch, baseUrl: environment.API_URL, headers: { [PARTNER_HEADER]: partnerId } }),
    drafts,
  })
  await content.refresh()
  const onError = (cause: unknown) => log({ level: 'error', event: 'request failed', cause: String(cause) })
  const { server, close } = createWebServer({
    files: await loadStaticFiles(path.join(dist, 'client'), headers),
    pages: createPages({
      bundle,
      content,
      environment,
      baseHeaders: headers,
      maker: createPageMaker({ bundle, content, environment, drafts, log }),
      onError,
    }),
    passthrough: createApiPassthrough({ apiUrl: environment.API_URL, partnerId, publicOrigin: environment.PUBLIC_ORIGIN }),
    baseHeaders: headers,
    onError,
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(environment.PORT, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : environment.PORT)
    })
  })
  return { port, close }
}

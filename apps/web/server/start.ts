import { createApiClient } from '@dining/api-client/client'
import { PARTNER_HEADER } from '@dining/contract'
import type { Result } from '@dining/domain'
import { NO_TELEMETRY } from '@dining/serving'
import { createSigner, openCallerKeys, signedFetch, type CallerKeys, type SignRequest } from '@dining/serving/callers'
import path from 'node:path'

import { createApiPassthrough } from './api-passthrough.ts'
import { createBarePages } from './bare-pages.ts'
import { loadBundle } from './bundle.ts'
import { createContentSource } from './content-source.ts'
import { watchForChanges } from './content-watch.ts'
import { createCrawlers } from './crawlers/crawlers.ts'
import type { Environment } from './environment.ts'
import { createEmulations } from './emulation/emulations.ts'
import { createLinkPictures, readBuiltPictures } from './link-pictures/link-pictures.ts'
import { createPictureRenderer } from './link-pictures/renderer.ts'
import type { Log } from './log.ts'
import { openBaseMap } from './map/base-map.ts'
import { createMeasurementReceiver } from './measurements.ts'
import { watchContent, webMeters } from './meters.ts'
import { createPageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { createPolicyReportReceiver } from './policy-reports.ts'
import { createPictures } from './pictures/pictures.ts'
import { createUploads } from './uploads/uploads.ts'
import { createPreviewCheck } from './preview/preview-check.ts'
import { notePage } from './preview/preview-note.ts'
import { createPreviews } from './preview/previews.ts'
import { baseHeaders, pageHeaders } from './security-headers.ts'
import { createServerCalls } from './server-calls.ts'
import { sharedFiles } from './shared-files.ts'
import { createWebServer } from './server.ts'
import { createStagingTools } from './staging/staging-tools.ts'
import { loadStaticFiles } from './static-files.ts'
import { createWorkerRemoval } from './worker/worker-removal.ts'

/** Pictures of dishes, which all partners share and no bundle contains. */
const DISHES = { folder: sharedFiles.dishes, at: '/images/dishes' } as const

/** Files with a hash in their name, of builds whose pages are still open in browsers; none of a later folder is replaced. */
const earlierAssets = (builds: readonly string[] = []) =>
  builds.map((build) => ({ folder: path.join(path.resolve(build), 'client/assets'), at: '/assets' }))

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/** Why a server cannot start: one line for the operator, with the remedy. */
export class StartError extends Error {}

/**
 * Loads a built partner and serves it. Throws StartError without a key for the API.
 * @param contentEveryMs milliseconds between two checks for content; by default those of `watchForChanges`
 */
export async function startServer(
  environment: Environment,
  writeLog: Log,
  telemetry = NO_TELEMETRY,
  contentEveryMs?: number,
): Promise<RunningServer> {
  const { tracing, metrics } = telemetry
  const log: Log = (line) => {
    const traceId = tracing.traceId()
    writeLog(traceId === undefined ? line : { ...line, traceId })
  }
  const dist = path.resolve(environment.DIST)
  const [bundle, headers] = [await loadBundle(dist), baseHeaders(environment.APP_ENV)]
  const { partnerId } = bundle.manifest
  // In production drafts require a preview link (CONTENT-07).
  const drafts = bundle.renderer.partner.features.cmsPreview && environment.APP_ENV !== 'production'
  const onKeyFault = () => log({ level: 'error', event: 'caller keys invalid' })
  const signer = openSigner(environment.CALLER_KEYS_FILE, partnerId, onKeyFault)
  if (!signer.ok) throw new StartError(signer.error)
  const { keys, sign } = signer.value
  const fetchApi = signedFetch(sign)
  const ofPartner = { [PARTNER_HEADER]: partnerId }
  const api = createApiClient({ fetch: fetchApi, baseUrl: environment.API_URL, headers: ofPartner })
  const calls = createServerCalls(environment.API_URL, ofPartner, fetchApi)
  const content = createContentSource({
    api,
    askVersion: calls.contentVersion,
    askFlags: calls.flagStates,
    drafts,
  })
  await content.look()
  watchContent(metrics, content)
  const previews = createPreviews({
    check: createPreviewCheck(environment.API_URL, ofPartner, fetchApi),
    publicOrigin: environment.PUBLIC_ORIGIN,
    baseHeaders: headers,
    sayWhy(note, response) {
      const { status, style, html } = notePage(note, bundle.renderer.partner, bundle.assets([]).styleOf(''))
      const own = pageHeaders(style, environment, { framedBy: environment.STUDIO_ORIGIN })
      response.writeHead(status, { ...headers, ...own, 'cache-control': 'no-store' }).end(html)
    },
  })
  const emulations = createEmulations({
    adminOrigin: environment.ADMIN_ORIGIN,
    apiUrl: environment.API_URL,
    partnerId,
    publicOrigin: environment.PUBLIC_ORIGIN,
    fetchApi,
    baseHeaders: headers,
  })
  const builtPictures = await readBuiltPictures(dist)
  const onError = (cause: unknown) => log({ level: 'error', event: 'request failed', cause: String(cause) })
  const reports = {
    metrics,
    publicOrigin: environment.PUBLIC_ORIGIN,
    proxiesInFront: environment.PROXIES_IN_FRONT ?? 0,
    log,
    baseHeaders: headers,
  }
  const { server, close } = createWebServer({
    files: await loadStaticFiles(
      [...earlierAssets(environment.EARLIER_BUILDS), { folder: path.join(dist, 'client'), at: '' }, DISHES],
      headers,
    ),
    pictures: createPictures(headers),
    uploads: createUploads({ askFile: calls.pictureFile, baseHeaders: headers }),
    linkPictures: createLinkPictures({
      partner: bundle.renderer.partner,
      built: builtPictures,
      api,
      renderer: createPictureRenderer(),
      askFile: calls.pictureFile,
      baseHeaders: headers,
    }),
    baseMap: await openBaseMap(headers),
    crawlers: createCrawlers({
      partner: bundle.renderer.partner,
      origin: environment.PUBLIC_ORIGIN,
      isProduction: environment.APP_ENV === 'production',
      baseHeaders: headers,
      askListed: calls.listedMerchants,
      content: content.over(api),
      drafts,
    }),
    barePages: createBarePages({ bundle, origins: environment, baseHeaders: headers }),
    pages: createPages({
      bundle,
      content,
      environment,
      baseHeaders: headers,
      maker: createPageMaker({
        bundle,
        hasPictures: builtPictures !== null,
        content,
        environment,
        fetchApi,
        drafts,
        previews,
        emulations,
        log,
        tracing,
      }),
      onError,
    }),
    previews,
    emulations,
    passthrough: createApiPassthrough({
      apiUrl: environment.API_URL,
      partnerId,
      publicOrigin: environment.PUBLIC_ORIGIN,
      sign,
      tracing,
      baseHeaders: headers,
    }),
    ...(environment.SERVICE_WORKER === 'off' ? { workerRemoval: createWorkerRemoval(headers) } : {}),
    ...(environment.APP_ENV === 'production'
      ? {}
      : {
          stagingTools: createStagingTools({
            bundle,
            content,
            environment,
            fetchApi,
            askFlags: calls.flagStates,
            drafts,
            previews,
            baseHeaders: headers,
          }),
        }),
    baseHeaders: headers,
    onError,
    noticeMs: environment.DRAIN_NOTICE_MS,
    policyReports: createPolicyReportReceiver({ ...reports, routeOf: (pathname) => bundle.renderer.facts(pathname).route }),
    ...(environment.METRICS_PORT === undefined
      ? {}
      : {
          measurements: createMeasurementReceiver({ ...reports, templates: bundle.renderer.templates }),
        }),
    ...(telemetry === NO_TELEMETRY ? {} : { watched: { tracing, meters: webMeters(metrics) } }),
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(environment.PORT, environment.HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : environment.PORT)
    })
  })
  const stopWatching = watchForChanges({ content, log, ...(contentEveryMs === undefined ? {} : { everyMs: contentEveryMs }) })
  return {
    port,
    async close() {
      await close()
      stopWatching()
      keys.close()
    },
  }
}

interface OpenSigner {
  readonly keys: CallerKeys
  readonly sign: SignRequest
}

function openSigner(file: string, partnerId: string, onFault: () => void): Result<OpenSigner, string> {
  const keys = openCallerKeys(file, onFault)
  if (!keys.ok) return keys
  const sign = createSigner(keys.value, partnerId)
  return sign.ok ? { ok: true, value: { keys: keys.value, sign: sign.value } } : sign
}

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import { createSigner, openCallerKeys, STUDIO_CALLER } from '@dining/serving/callers'

import { readBuiltFiles } from './built-files.ts'
import { studioEnvironment } from './environment.ts'
import { framedSites } from './framed-sites.ts'
import { createStudioServer } from './studio-server.ts'

/** Prints one line with the remedy, then exits. */
function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

function readBuildOrRefuse() {
  try {
    return readBuiltFiles(join(import.meta.dirname, '../dist'))
  } catch {
    return refuse('studio: the page is not built: run `npx vite build` in apps/studio')
  }
}

const read = studioEnvironment.read(process.env)
if (!read.ok) refuse(read.error)
const environment = read.value

const callerKeys = openCallerKeys(environment.CALLER_KEYS_FILE, (fault) => void process.stderr.write(`studio: ${fault}\n`))
if (!callerKeys.ok) refuse(`studio: ${callerKeys.error}`)
const signer = createSigner(callerKeys.value, STUDIO_CALLER)
if (!signer.ok) refuse(`studio: ${signer.error}`)

const { PARTNERS_DIR, PUBLIC_ORIGIN_PATTERN } = environment
const partners =
  PARTNERS_DIR === undefined || PUBLIC_ORIGIN_PATTERN !== undefined
    ? null
    : await loadPartners(PARTNERS_DIR).catch((error: unknown) => refuse(`studio: ${String(error)}`))
const sites = framedSites(partners?.map(({ partner }) => partner.program) ?? null, PUBLIC_ORIGIN_PATTERN)
if (!sites.ok) refuse(`studio: ${sites.error}`)

const { server, close } = createStudioServer({
  files: readBuildOrRefuse(),
  apiUrl: environment.API_URL,
  sign: signer.value,
  sites: sites.value,
  secure: environment.APP_ENV !== 'development',
  noticeMs: environment.DRAIN_NOTICE_MS,
})
server.once('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? `studio: port ${environment.PORT} is in use: choose another PORT` : `studio: ${error.message}`),
)
server.listen(environment.PORT, environment.HOST, () => process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port }))

let stopping = false
/** The first signal ends it once its clients had time to notice, a second one sooner. */
async function stop(): Promise<void> {
  const isFirst = !stopping
  stopping = true
  await close()
  if (isFirst) process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { createSigner, openCallerKeys, STUDIO_CALLER } from '@dining/serving/callers'

import { readBuiltFiles } from './built-files.ts'
import { studioEnvironment } from './environment.ts'
import { createStudioServer } from './studio-server.ts'

/** One line that says what to do, then the end. */
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

const { server, close } = createStudioServer({
  files: readBuildOrRefuse(),
  apiUrl: environment.API_URL,
  sign: signer.value,
  publicOriginPattern: environment.PUBLIC_ORIGIN_PATTERN,
  secure: environment.APP_ENV === 'production',
  noticeMs: environment.DRAIN_NOTICE_MS,
})
server.once('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? `studio: port ${environment.PORT} is in use: choose another PORT` : `studio: ${error.message}`),
)
server.listen(environment.PORT, environment.HOST, () => process.send?.({ kind: 'ready', port: (server.address() as AddressInfo).port }))

let stopping = false
/** The first signal ends it when its callers have heard of that, a second one sooner. */
async function stop(): Promise<void> {
  const isFirst = !stopping
  stopping = true
  await close()
  if (isFirst) process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('disconnect', () => void stop())

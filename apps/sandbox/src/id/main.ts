import { createServer } from 'node:http'

import { keepFilesPrivate, preparePrivateFolder } from '@dining/serving'

import { providerEnvironment } from '../environment.ts'
import { createIdServer } from './server.ts'
import { readKeys } from './keys.ts'
import { readProviders } from './settings.ts'

/** The partners' identity providers, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

keepFilesPrivate()
const environment = providerEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, PROVIDERS_FILE } = environment.value

const folder = preparePrivateFolder('DATA_DIR', DATA_DIR, false)
if (!folder.ok) refuse(`id: ${folder.error}`)
const providers = await readProviders(PROVIDERS_FILE)
if (typeof providers === 'string') refuse(`id: ${providers}`)
const server = createServer(createIdServer(providers, await readKeys(DATA_DIR)))
server.once('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? 'id: PORT is in use: set it to another' : `id: ${error.message}`),
)
server.listen(PORT, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ kind: 'ready', port: typeof address === 'object' && address ? address.port : PORT })
})

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(end, stop)

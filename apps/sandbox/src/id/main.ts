import { createServer } from 'node:http'

import { keepFilesPrivate, preparePrivateFolder } from '@dining/serving'

import { providerEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { createIdServer } from './server.ts'
import { readKeys } from './keys.ts'
import { readProviders } from './settings.ts'

/** The partners' identity providers, as a process of the local stack. */
keepFilesPrivate()
const environment = providerEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, PROVIDERS_FILE } = environment.value

const folder = preparePrivateFolder('DATA_DIR', DATA_DIR, false)
if (!folder.ok) refuse(`id: ${folder.error}`)
const providers = await readProviders(PROVIDERS_FILE)
if (typeof providers === 'string') refuse(`id: ${providers}`)
const server = createServer(createIdServer(providers, await readKeys(DATA_DIR)))
server.once('error', refusePort('id'))
server.listen(PORT, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ kind: 'ready', port: typeof address === 'object' && address ? address.port : PORT })
})
endWithStack(
  () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    }),
)

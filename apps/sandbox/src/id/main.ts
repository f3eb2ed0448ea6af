import { createServer } from 'node:http'

import * as v from 'valibot'

import { createIdServer } from './server.ts'
import { readKeys } from './keys.ts'
import { readProviders } from './settings.ts'

/** The partners' identity providers, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`id: ${line}\n`)
  process.exit(1)
}

const environmentSchema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(65_535)), '0'),
  /** Keeps the signing key. */
  DATA_DIR: v.pipe(v.string(), v.nonEmpty()),
  /** JSON: the providers, see settings.ts. */
  PROVIDERS_FILE: v.pipe(v.string(), v.nonEmpty()),
})

const environment = v.safeParse(environmentSchema, process.env)
if (!environment.success) refuse(`set ${environment.issues.map((issue) => v.getDotPath(issue)).join(', ')}`)
const { PORT, DATA_DIR, PROVIDERS_FILE } = environment.output

const providers = await readProviders(PROVIDERS_FILE)
if (typeof providers === 'string') refuse(providers)
const server = createServer(createIdServer(providers, await readKeys(DATA_DIR)))
server.once('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? 'PORT is in use: set it to another' : error.message),
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

import { keepFilesPrivate } from '@dining/serving'
import { serve } from '@hono/node-server'

import { adminEnvironment } from '../environment.ts'
import { createAdminApp } from './app.ts'
import { readAdminTool } from './settings.ts'

/** The partners' administration tool, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

keepFilesPrivate()
const environment = adminEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, ADMIN_FILE } = environment.value

const tool = await readAdminTool(ADMIN_FILE)
if (typeof tool === 'string') refuse(`admin: ${tool}`)
const server = serve({ fetch: createAdminApp(tool).fetch, port: PORT, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ kind: 'ready', port }),
)
server.once('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? 'admin: PORT is in use: set it to another' : `admin: ${error.message}`),
)

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  server.close(() => process.exit(0))
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(end, stop)

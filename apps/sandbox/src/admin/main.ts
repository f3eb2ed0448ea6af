import { keepFilesPrivate } from '@dining/serving'
import { serve } from '@hono/node-server'

import { adminEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { createAdminApp } from './app.ts'
import { readAdminTool } from './settings.ts'

/** The partners' administration tool, as a process of the local stack. */
keepFilesPrivate()
const environment = adminEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, ADMIN_FILE } = environment.value

const tool = await readAdminTool(ADMIN_FILE)
if (typeof tool === 'string') refuse(`admin: ${tool}`)
const server = serve({ fetch: createAdminApp(tool).fetch, port: PORT, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ kind: 'ready', port }),
)
server.once('error', refusePort('admin'))
endWithStack(() => new Promise((resolve) => server.close(resolve)))

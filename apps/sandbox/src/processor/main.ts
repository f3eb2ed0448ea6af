import { join } from 'node:path'

import { processorEnvironment } from '../environment.ts'
import { startProcessor } from './server.ts'

/** The local card processor, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const environment = processorEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, NETWORK_TOKEN } = environment.value

const processor = await startProcessor({ port: PORT, token: NETWORK_TOKEN, file: join(DATA_DIR, 'registrations.ndjson') }).catch(
  (error: NodeJS.ErrnoException) =>
    refuse(error.code === 'EADDRINUSE' ? 'processor: PORT is in use: set it to another' : `processor: ${error.message}`),
)
process.send?.({ kind: 'ready', port: processor.port })

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await processor.close()
  process.exit(0)
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(end, () => void stop())

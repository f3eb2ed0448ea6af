import { join } from 'node:path'

import { processorEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { startProcessor } from './server.ts'

/** The local card processor, as a process of the local stack. */
const environment = processorEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, DATA_DIR, NETWORK_TOKEN } = environment.value

const processor = await startProcessor({ port: PORT, token: NETWORK_TOKEN, file: join(DATA_DIR, 'registrations.ndjson') }).catch(
  refusePort('processor'),
)
process.send?.({ kind: 'ready', port: processor.port })
endWithStack(processor.close)

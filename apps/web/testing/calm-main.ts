import { NO_TELEMETRY } from '@dining/serving'

import { webEnvironment } from '../server/environment.ts'
import { logToStderr } from '../server/log.ts'
import { startServer } from '../server/start.ts'

/**
 * Milliseconds between two checks for content, in place of one second: nineteen servers that check each second take a fifth of two slow
 * cores from the tests beside them.
 */
const CONTENT_EVERY_MS = 5_000

/** The web server of one partner as a process, for partners on whose sites no test needs new content at once. `../src/main.ts` otherwise. */
const environment = webEnvironment.read(process.env)
if (!environment.ok) throw new Error(environment.error)
const { port, close } = await startServer(environment.value, logToStderr, NO_TELEMETRY, CONTENT_EVERY_MS)
const stop = () => void close().then(() => process.exit(0))
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop)
process.send?.({ kind: 'ready', port })

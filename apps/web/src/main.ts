import { readEnvironment } from '../server/environment.ts'
import { logToStderr } from '../server/log.ts'
import { startServer } from '../server/start.ts'

/** The web server of one partner as a process. */
const environment = readEnvironment(process.env)
if (!environment.ok) {
  console.error(environment.line)
  process.exit(1)
}

try {
  const { port, close } = await startServer(environment.value, logToStderr)
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Without its parent nobody could stop it any more.
  process.once('disconnect', stop)
  process.send?.({ kind: 'ready', port })
} catch (cause) {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const remedy =
    code === 'EADDRINUSE'
      ? `port ${environment.value.PORT} is in use: set PORT to another`
      : code === 'ENOENT'
        ? `${environment.value.DIST} holds no build: run partner-build in the partner's folder`
        : String(cause)
  console.error(`web: ${remedy}`)
  process.exit(1)
}

import { startTelemetry } from '@dining/serving'

import { webEnvironment } from '../server/environment.ts'
import { logToStderr } from '../server/log.ts'
import { startServer, StartError } from '../server/start.ts'

/** The web server of one partner as a process. */
const environment = webEnvironment.read(process.env)
if (!environment.ok) {
  console.error(environment.error)
  process.exit(1)
}

const telemetry = await startTelemetry('dining-web', environment.value)
if (!telemetry.ok) {
  console.error(`web: ${telemetry.error}`)
  process.exit(1)
}

try {
  const { port, close } = await startServer(environment.value, logToStderr, telemetry.value)
  // The first signal ends it once its clients had time to notice, a second one sooner.
  const stop = () =>
    void close()
      .then(telemetry.value.close)
      .then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Without its parent no process could stop it.
  process.on('disconnect', stop)
  const { metricsPort } = telemetry.value
  process.send?.({ kind: 'ready', port, ...(metricsPort === null ? {} : { metricsPort }) })
} catch (cause) {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const remedy =
    code === 'EADDRINUSE'
      ? `port ${environment.value.PORT} is in use: set PORT to another`
      : code === 'ENOENT'
        ? `${environment.value.DIST} holds no build: run partner-build in the partner's folder`
        : cause instanceof StartError
          ? cause.message
          : String(cause)
  console.error(`web: ${remedy}`)
  process.exit(1)
}

import { paymentEnvironment } from '../environment.ts'
import { startPaymentProvider } from './server.ts'

/** The local stand-in of the card-payment provider, as a process of the local stack. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const environment = paymentEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, SECRET_KEY: secret, PUBLISHABLE_KEY: publishable } = environment.value

const provider = await startPaymentProvider({ port: PORT, keys: { secret, publishable } }).catch((error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? 'payments: PORT is in use: set it to another' : `payments: ${error.message}`),
)
process.send?.({ kind: 'ready', port: provider.port })

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await provider.close()
  process.exit(0)
}
for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(end, () => void stop())

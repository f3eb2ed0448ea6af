import { paymentEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { startPaymentProvider } from './server.ts'

/** The local stand-in of the card-payment provider, as a process of the local stack. */
const environment = paymentEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, SECRET_KEY: secret, PUBLISHABLE_KEY: publishable } = environment.value

const provider = await startPaymentProvider({ port: PORT, keys: { secret, publishable } }).catch(refusePort('payments'))
process.send?.({ kind: 'ready', port: provider.port })
endWithStack(provider.close)

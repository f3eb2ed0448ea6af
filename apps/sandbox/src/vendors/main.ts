import { vendorsEnvironment } from '../environment.ts'
import { endWithStack, refuse, refusePort } from '../process.ts'
import { startVendors } from './server.ts'

/** The local stand-in of analytics vendors and the service of flags, as a process of the local stack. */
const environment = vendorsEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const vendors = await startVendors(environment.value.PORT, environment.value.FLAGS_TOKEN).catch(refusePort('vendors'))
process.send?.({ kind: 'ready', port: vendors.port })
endWithStack(vendors.close)

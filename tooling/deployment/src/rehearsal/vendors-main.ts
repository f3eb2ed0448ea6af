import { defineEnvironment, port, text, variable } from '@dining/serving/environment'

import { VENDOR_PORTS } from './vendor-ports.ts'
import { startVendors } from './vendors.ts'

/** The vendors of the rehearsal, as the container `vendors` of `compose.yaml` starts them. */
const environment = defineEnvironment('vendors', {
  PORT: variable({ description: 'Port of /healthz.', schema: port }),
  VENDORS_HOST: variable({ description: 'Host name of this container.', schema: text }),
  DATA_DIR: variable({ description: 'Folder of mails and registrations.', schema: text }),
  KMS_FILE: variable({ description: 'File that gets the variables of the key service.', schema: text }),
  NETWORK_TOKEN: variable({ description: 'Credential that the card vault presents.', schema: text, secret: true }),
}).read(process.env)

if (!environment.ok) {
  process.stderr.write(`${environment.error}\n`)
  process.exit(1)
}
const { PORT, VENDORS_HOST, DATA_DIR, KMS_FILE, NETWORK_TOKEN } = environment.value
const vendors = await startVendors({
  port: PORT,
  host: VENDORS_HOST,
  ports: VENDOR_PORTS,
  dataDir: DATA_DIR,
  kmsFile: KMS_FILE,
  networkToken: NETWORK_TOKEN,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void vendors.close().then(() => process.exit(0)))

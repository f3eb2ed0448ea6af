import { processVariables } from '@dining/serving'
import {
  defineEnvironment,
  httpsService,
  httpUrl,
  listenAddress,
  mustBeSet,
  port,
  postgresOverTls,
  privateAddress,
  strongSecret,
  text,
  variable,
  type EnvironmentOf,
  type ProductionRule,
} from '@dining/serving/environment'
import * as v from 'valibot'

/** An origin exactly as browsers write it: no path, no trailing slash, no wildcard. */
const origin = v.pipe(
  v.string(),
  v.check(
    (address) => /^https?:\/\/[a-z\d.:[\]-]+$/.test(address) && URL.canParse(address) && new URL(address).origin === address,
    'must be an origin such as https://dining.example.com',
  ),
)

const parentOrigins = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown
    } catch {
      addIssue({ message: 'must be JSON: partner id → list of origins' })
      return NEVER
    }
  }),
  v.record(v.string(), v.pipe(v.array(origin), v.minLength(1, 'needs at least one origin for each partner'))),
  v.transform((table): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(table))),
)

const httpsParents: ProductionRule<ReadonlyMap<string, readonly string[]> | undefined> = {
  demands: 'must contain only origins that start with https://',
  accepts: (table) => [...(table?.values() ?? [])].flat().every((one) => one.startsWith('https://')),
}

const developmentOnly: ProductionRule<string | undefined> = {
  demands: 'is for development: remove it',
  accepts: (value) => value === undefined,
}

const secret = v.pipe(v.string(), v.regex(/^[\w.~+/-]{32,}=*$/, 'must have at least 32 letters and digits (openssl rand -hex 32)'))
const days = v.pipe(text, v.regex(/^[1-9]\d{0,2}$/, 'must be a number of days from 1 to 999'), v.transform(Number))

export const vaultEnvironment = defineEnvironment('card-vault', {
  ...processVariables,
  PORT: variable({ description: 'Port of the card frame, which browsers open. 0 takes any free port.', schema: port }),
  INTERNAL_PORT: variable({ description: 'Port of the internal listener, which only the API calls. 0 takes any free port.', schema: port }),
  INTERNAL_HOST: variable({
    description: 'Address of the internal listener. `HOST` does not open it to other machines.',
    schema: v.optional(listenAddress, '127.0.0.1'),
    production: [privateAddress],
  }),
  DATABASE_URL: variable({
    description: 'PostgreSQL database of the vault’s own, which its processes share. The user creates the tables.',
    schema: v.optional(v.pipe(text, v.regex(/^postgres(?:ql)?:\/\//, 'must be an address such as postgres://user@host/vault'))),
    secret: true,
    production: [mustBeSet, postgresOverTls],
  }),
  DATA_DIR: variable({
    description: 'Folder of the embedded database, in development without `DATABASE_URL`.',
    schema: v.optional(text),
    production: [developmentOnly],
  }),
  KMS_KEY_ID: variable({
    description: 'Id, ARN or alias of the AWS KMS key that wraps the data keys. Region and credentials come from the usual AWS variables.',
    schema: v.optional(text),
    production: [mustBeSet],
  }),
  KMS_ENDPOINT: variable({
    description: 'Address of KMS, such as a VPC endpoint, in place of the one of `AWS_REGION`.',
    schema: v.optional(httpUrl),
    production: [httpsService],
  }),
  KEY_FILE: variable({
    description:
      'File of the master keys in development without `KMS_KEY_ID`, outside `DATA_DIR` and with mode 0600. Made when it is missing.',
    schema: v.optional(text),
    production: [developmentOnly],
  }),
  FRAME_KEY_DAYS: variable({ description: 'Days after which the key pair of the card frame rotates.', schema: v.optional(days, '30') }),
  DATA_KEY_DAYS: variable({
    description: 'Days after which the data key rotates and every value is sealed again.',
    schema: v.optional(days, '90'),
  }),
  NETWORK_URL: variable({
    description: 'Address of the card networks’ enrollment service (`packages/contract/src/card-network.ts`).',
    schema: httpUrl,
    production: [httpsService],
  }),
  NETWORK_TOKEN: variable({
    description: 'Credential for the card networks’ enrollment service.',
    schema: secret,
    secret: true,
    production: [strongSecret],
  }),
  VAULT_TOKEN: variable({
    description: 'Secret that API and card vault share. It authenticates the API’s calls.',
    schema: secret,
    secret: true,
    production: [strongSecret],
  }),
  PARTNERS_DIR: variable({
    description: 'Folder of the partners. Their hosts (`program.hosts`) may frame the card frame, which is set in their typefaces.',
    schema: v.optional(text),
  }),
  PARENT_ORIGINS: variable({
    description:
      'JSON: for each partner’s id a list of the origins whose pages may frame the card frame, in place of the hosts in their folders. Required without `PARTNERS_DIR`.',
    schema: v.optional(parentOrigins),
    production: [httpsParents],
  }),
  LOG_LEVEL: variable({
    description: 'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    schema: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'), 'info'),
  }),
})

export type VaultEnvironment = EnvironmentOf<typeof vaultEnvironment.variables>

import { processVariables } from '@dining/serving'
import { defineEnvironment, port, strongSecret, text, variable, type ProductionRule } from '@dining/serving/environment'
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

const httpsParents: ProductionRule<ReadonlyMap<string, readonly string[]>> = {
  demands: 'must contain only origins that start with https://',
  accepts: (table) => [...table.values()].flat().every((one) => one.startsWith('https://')),
}

export const vaultEnvironment = defineEnvironment('card-vault', {
  ...processVariables,
  PORT: variable({ description: 'Port of the card frame, which browsers open. 0 takes any free port.', schema: port }),
  INTERNAL_PORT: variable({ description: 'Port of the internal listener, which only the API calls. 0 takes any free port.', schema: port }),
  DATA_DIR: variable({ description: 'Folder of the vault’s database and key.', schema: text }),
  VAULT_TOKEN: variable({
    description: 'Secret that API and card vault share. It authenticates the API’s calls.',
    schema: v.pipe(v.string(), v.regex(/^[\w.~+/-]{32,}=*$/, 'must have at least 32 letters and digits (openssl rand -hex 32)')),
    secret: true,
    production: [strongSecret],
  }),
  PARENT_ORIGINS: variable({
    description: 'JSON: for each partner’s id a list of the origins whose pages may frame the card frame.',
    schema: parentOrigins,
    production: [httpsParents],
  }),
  LOG_LEVEL: variable({
    description: 'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    schema: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'), 'info'),
  }),
})

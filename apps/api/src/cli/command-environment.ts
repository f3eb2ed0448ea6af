import { defineEnvironment, httpsOrigin, originPattern, postgresOverTls, privateFile, text, variable } from '@dining/serving/environment'
import { processVariables } from '@dining/serving'
import * as v from 'valibot'

const { APP_ENV, PLAINTEXT_HOSTS } = processVariables
const address = v.optional(v.pipe(text, v.startsWith('postgres', 'must be an address that starts with postgres://')))

/** The variables of `pnpm api …`. */
export const commandEnvironment = defineEnvironment('pnpm api', {
  APP_ENV,
  PLAINTEXT_HOSTS,
  DATA_DIR: variable({ description: 'Data folder of the API. That of `pnpm start` if it is not set.', schema: v.optional(text) }),
  DATABASE_URL: variable({
    description: 'Database of the API. For `migrate` its user is granted the roles that serve.',
    schema: address,
    secret: true,
    production: [postgresOverTls],
  }),
  MIGRATE_DATABASE_URL: variable({
    description: 'For `migrate`: the same database, as the user who owns its tables.',
    schema: address,
    secret: true,
    production: [postgresOverTls],
  }),
  BACKUP_DATABASE_URL: variable({
    description: 'For `backup`: the server, as a user with the attribute REPLICATION.',
    schema: address,
    secret: true,
    production: [postgresOverTls],
  }),
  PARTNERS_DIR: variable({ description: 'Folder with one folder for each partner.', schema: v.optional(text) }),
  APP_SECRET_FILE: variable({ description: 'As for the API.', schema: v.optional(text), production: [privateFile] }),
  PARTNER_CARDS_KEY_FILE: variable({ description: 'As for the API.', schema: v.optional(text), production: [privateFile] }),
  FLAG_PROVIDER_FILE: variable({ description: 'As for the API.', schema: v.optional(text), production: [privateFile] }),
  PUBLIC_ORIGIN_PATTERN: variable({ description: 'As for the API.', schema: v.optional(originPattern), production: [httpsOrigin] }),
  SOCKET_PATH: variable({ description: 'As for the API.', schema: v.optional(text) }),
})

import { processVariables } from '@dining/serving'
import { defineEnvironment, port, text, variable, type ProductionRule } from '@dining/serving/environment'
import * as v from 'valibot'

const developmentOnly: ProductionRule<unknown> = {
  demands: 'cannot be used: this process exists for development only, with APP_ENV=development',
  accepts: () => false,
}

const { APP_ENV, PORT } = processVariables
const common = {
  APP_ENV: variable({ ...APP_ENV, production: [developmentOnly] }),
  PORT,
  DATA_DIR: variable({ description: 'Folder for everything that the process keeps.', schema: text }),
}

/** The mailbox. */
export const mailboxEnvironment = defineEnvironment('mailbox', {
  ...common,
  SMS_ACCOUNTS_FILE: variable({
    description: 'JSON file: the accounts that may send text messages. See `sms/accounts.ts`.',
    schema: v.optional(text),
  }),
  SMTP_PORT: variable({ description: 'Port of the mail server. 0 takes any free port.', schema: port }),
  SMTP_CERT_FILE: variable({ description: 'Certificate (PEM) with which the mail server speaks TLS (smtps).', schema: v.optional(text) }),
  SMTP_KEY_FILE: variable({ description: 'Key (PEM) of `SMTP_CERT_FILE`.', schema: v.optional(text) }),
})

/** The card processor. */
export const processorEnvironment = defineEnvironment('processor', {
  ...common,
  NETWORK_TOKEN: variable({
    description: 'Credential that the card vault presents.',
    schema: v.pipe(text, v.minLength(32, 'must have at least 32 characters')),
    secret: true,
  }),
})

/** The partners' administration tool. */
export const adminEnvironment = defineEnvironment('admin', {
  APP_ENV: common.APP_ENV,
  PORT,
  ADMIN_FILE: variable({ description: 'JSON file: key and sites of the tool. See `admin/settings.ts`.', schema: text }),
})

/** The partners' identity providers. */
export const providerEnvironment = defineEnvironment('id', {
  ...common,
  PROVIDERS_FILE: variable({ description: 'JSON file: the providers. See `settings.ts`.', schema: text }),
})

/** The booking service. */
export const bookingEnvironment = defineEnvironment('bookings', {
  ...common,
  BOOKING_ACCOUNTS_FILE: variable({
    description: 'JSON file: the partners whose members book here. See `bookings/accounts.ts`.',
    schema: text,
  }),
})

/** The stand-in of analytics vendors and of the service of flags. */
export const vendorsEnvironment = defineEnvironment('vendors', {
  APP_ENV: common.APP_ENV,
  PORT,
  FLAGS_TOKEN: variable({ description: 'Token that requests for flags present.', schema: v.optional(text), secret: true }),
})

/** The stand-in of the card-payment provider. */
export const paymentEnvironment = defineEnvironment('payments', {
  APP_ENV: common.APP_ENV,
  PORT,
  SECRET_KEY: variable({
    description: 'Key that the API presents.',
    schema: v.pipe(text, v.startsWith('sk_test_', 'must start with sk_test_')),
    secret: true,
  }),
  PUBLISHABLE_KEY: variable({
    description: 'Key that pages present.',
    schema: v.pipe(text, v.startsWith('pk_test_', 'must start with pk_test_')),
  }),
})

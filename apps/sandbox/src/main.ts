import { keepFilesPrivate, preparePrivateFolder } from '@dining/serving'
import { serve } from '@hono/node-server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { mailboxEnvironment } from './environment.ts'
import { createMailboxApp } from './mailbox/app.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { openSmtp } from './mailbox/smtp.ts'
import { endWithStack, refuse, refusePort } from './process.ts'
import { pushRoutes } from './push/app.ts'
import { openPushService } from './push/service.ts'
import { readSmsAccounts } from './sms/accounts.ts'
import { smsRoutes } from './sms/app.ts'
import { openInbox } from './sms/inbox.ts'
import { wrapperRoutes } from './wrapper/app.ts'

/** What partners and vendors host elsewhere, as a process of the local stack: the mailbox, the service of text messages, the push service and the page of the native app. */
keepFilesPrivate()
const environment = mailboxEnvironment.read(process.env)
if (!environment.ok) refuse(environment.error)
const { PORT, SMTP_PORT, SMTP_CERT_FILE, SMTP_KEY_FILE, SMS_ACCOUNTS_FILE, DATA_DIR } = environment.value

/** Certificate and key of the mail server, where it speaks TLS. */
function readTls() {
  if (SMTP_CERT_FILE === undefined || SMTP_KEY_FILE === undefined) return undefined
  return { cert: readFileSync(SMTP_CERT_FILE, 'utf8'), key: readFileSync(SMTP_KEY_FILE, 'utf8') }
}

const folder = preparePrivateFolder('DATA_DIR', DATA_DIR, false)
if (!folder.ok) refuse(`sandbox: ${folder.error}`)
const mailbox = await openMailbox(join(DATA_DIR, 'mails')).catch((error: Error) =>
  refuse(`sandbox: DATA_DIR cannot be used (${error.message}): choose another folder`),
)
const smtp = await openSmtp(SMTP_PORT, mailbox, readTls()).catch(refusePort('sandbox', 'SMTP_PORT'))
const accounts = await readSmsAccounts(SMS_ACCOUNTS_FILE).catch((error: Error) => refuse(`sandbox: SMS_ACCOUNTS_FILE: ${error.message}`))
const sms = smsRoutes(await openInbox(join(DATA_DIR, 'sms.ndjson')), accounts)
const server = serve(
  { fetch: createMailboxApp(mailbox, sms, pushRoutes(openPushService()), wrapperRoutes()).fetch, port: PORT, hostname: '127.0.0.1' },
  ({ port }) => process.send?.({ kind: 'ready', port, smtpPort: smtp.port }),
)
server.once('error', refusePort('sandbox'))
endWithStack(async () => {
  server.close()
  await smtp.close()
})

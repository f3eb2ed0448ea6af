import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

import { freePort } from '@dining/serving/free-port'
import * as v from 'valibot'

const MAIN = resolve(import.meta.dirname, '../../../../sandbox/src/main.ts')

const mailsSchema = v.array(v.object({ to: v.array(v.string()), messageId: v.string(), deliveries: v.number() }))

/** A mail in the mailbox. */
export type KeptMail = v.InferOutput<typeof mailsSchema>[number]

/** The sandbox's mail server in a separate process that can be killed; its port and its mails are kept. */
export interface MailServer {
  readonly port: number
  readonly start: () => Promise<void>
  /** Ends it at once. */
  readonly kill: () => Promise<void>
  readonly mails: () => Promise<readonly KeptMail[]>
}

export async function mailServer(folder: string): Promise<MailServer> {
  const [port, httpPort] = [await freePort(), await freePort()]
  let kill = () => Promise.resolve()
  const start = async () => {
    const child = fork(MAIN, {
      env: {
        PATH: process.env['PATH'],
        APP_ENV: 'development',
        DATA_DIR: join(folder, 'mail'),
        PORT: String(httpPort),
        SMTP_PORT: String(port),
      },
      silent: true,
      execArgv: [],
    })
    const gone = once(child, 'exit')
    await Promise.race([
      once(child, 'message'),
      gone.then(() => {
        throw new Error('The mail server ended before it was ready')
      }),
    ])
    kill = async () => {
      child.kill('SIGKILL')
      await gone
    }
  }
  await start()
  return {
    port,
    start,
    kill: () => kill(),
    mails: async () => v.parse(mailsSchema, await (await fetch(`http://127.0.0.1:${httpPort}/api/mails`)).json()),
  }
}

import { join, resolve } from 'node:path'

import { partnerIdSchema } from '@dining/partner/pack'
import { ROOT } from '@dining/stack'
import * as v from 'valibot'

import type { Command } from './command.ts'
import { openHost } from './host/host.ts'
import { STORE_KEYS } from './store/store-address.ts'

const HOUR_MS = 3_600_000

const portSchema = v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(65_535))
/** A timer takes no more than 24 days. */
const hoursSchema = v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(500))
const noticeSchema = v.optional(v.pipe(v.string(), v.digits(), v.toNumber()), '300')

/** `release serve`: the host of one partner, until the process is asked to end. */
export const serveCommand: Command = async ({ words, json, releases, port, host, state, keepHours, env, cwd, stopping, out, err }) => {
  const [partner] = words
  if (!v.is(partnerIdSchema, partner) || words.length > 1) {
    err('Name one partner. See pnpm release --help.')
    return 2
  }
  const listening = v.safeParse(portSchema, port)
  const hours = v.safeParse(hoursSchema, keepHours)
  const notice = v.safeParse(noticeSchema, env['DRAIN_NOTICE_MS'])
  if (!listening.success || !hours.success || !notice.success) {
    err(
      !listening.success
        ? 'Set --port to the port for visitors, such as --port 3100.'
        : !hours.success
          ? `--keep-hours ${keepHours} is no number of hours from 0 to 500.`
          : `DRAIN_NOTICE_MS ${env['DRAIN_NOTICE_MS']} is no number of milliseconds.`,
    )
    return 2
  }
  const running = await openHost({
    partner,
    releases,
    host,
    port: listening.output,
    noticeMs: notice.output,
    stateDir: state === undefined ? join(ROOT, '.cache/release', `${partner}-${listening.output}`) : resolve(cwd, state),
    // The server of a version has nothing to do with the store.
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !STORE_KEYS.includes(name))),
    keepMs: hours.output * HOUR_MS,
    log: err,
  })
  const address = `http://${host}:${running.port}`
  out(json ? JSON.stringify({ partner, port: running.port, address }) : `${partner} is served at ${address} from ${releases.name}`)
  process.send?.({ kind: 'ready', port: running.port })
  await new Promise<void>((ended) => {
    if (stopping.aborted) ended()
    stopping.addEventListener('abort', () => ended())
    // Without its parent no process could stop it.
    process.once('disconnect', () => ended())
  })
  await running.close()
  // An open channel to the parent would keep the process.
  if (process.connected) process.disconnect()
  return 0
}

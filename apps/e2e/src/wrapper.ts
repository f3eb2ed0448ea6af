import { openBridge, type AppPlatform } from '@dining/stack/wrapper'
import type { BrowserContext } from '@playwright/test'
import * as v from 'valibot'

import { stack } from './stack.ts'

export { appAgent } from '@dining/stack/wrapper'

const receivedSchema = v.array(v.object({ isKnown: v.literal(true), message: v.unknown() }))

/**
 * Gives a test's browser the bridge that `pnpm wrapper` has.
 * @returns reads the messages that pages have sent from the sandbox, in their order; all are messages of the bridge
 */
export async function openWrapper(context: BrowserContext, platform: AppPlatform): Promise<() => Promise<readonly unknown[]>> {
  const { mail } = stack().direct
  const { port, host } = new URL(mail)
  const device = await openBridge(context, { platform, version: '99.0', sandbox: { port: Number(port), host } })
  return async () => {
    const answer = await fetch(`${mail}/api/wrapper/${device}`)
    return v.parse(receivedSchema, await answer.json()).map(({ message }) => message)
  }
}

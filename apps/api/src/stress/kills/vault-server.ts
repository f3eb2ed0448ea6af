import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { registeredRequestSchema, releaseRequestSchema, tokenizeRequestSchema } from '@dining/contract'
import * as v from 'valibot'

import { testVault } from '../../testing/test-vault.ts'

/** The test vault behind a port, for an API in another process. */
export async function startVault(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const vault = testVault()
  const answerTo = (path: string | undefined, body: unknown) => {
    if (path === '/release') return vault.release(v.parse(releaseRequestSchema, body))
    if (path === '/cards/registered') return vault.registered(v.parse(registeredRequestSchema, body))
    return vault.tokenize(v.parse(tokenizeRequestSchema, body))
  }
  const server = createServer(async (request, response) => {
    const body = await json(request)
    const answer = await answerTo(request.url, body)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer.ok ? answer.value : null))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

const VAULT = join(import.meta.dirname, '../../../../apps/card-vault')
const VAULT_TOKEN = 'a-token-for-tests-alone-0123456789abcdef'
const NETWORK_TOKEN = 'a-network-token-for-tests-alone-0123456789'
const readySchema = v.object({ port: v.number(), internalPort: v.number() })

export interface RealVault {
  /** Origin of the frame in which cards are entered. */
  readonly origin: string
  /** Where the API reaches it. */
  readonly address: { readonly url: string; readonly token: string }
  /** The code that the card processor sent last to the holder of a card with these digits. */
  readonly codeOf: (lastFour: string) => string
  /** Loads a card that a partner knows. @returns the vault's token of it */
  readonly loadCard: (partnerId: string, number: string) => Promise<string>
  readonly close: () => Promise<void>
}

/**
 * Builds the real vault and starts it beside a card processor, on free ports.
 * @param parents origin of the page that shows the frame, by partner id
 */
export async function startVault(parents: Readonly<Record<string, string>>): Promise<RealVault> {
  const [{ build }, { startProcessor }] = await Promise.all([import('vite'), import('@dining/sandbox/processor')])
  await build({ root: VAULT, logLevel: 'error' })
  const folder = mkdtempSync(join(tmpdir(), 'vault-'))
  const processor = await startProcessor({ token: NETWORK_TOKEN })
  const env = {
    APP_ENV: 'development',
    PORT: '0',
    INTERNAL_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    KEY_FILE: join(folder, 'keys/vault-keys.json'),
    NETWORK_URL: processor.url,
    NETWORK_TOKEN,
    VAULT_TOKEN,
    PARENT_ORIGINS: JSON.stringify(Object.fromEntries(Object.entries(parents).map(([id, origin]) => [id, [origin]]))),
    LOG_LEVEL: 'silent',
  }
  const child = fork(join(VAULT, 'src/main.ts'), { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(async ([code]) => {
    rmSync(folder, { recursive: true, force: true })
    await processor.close()
    return String(code)
  })
  const failed = ended.then((code) => Promise.reject(new Error(`The vault ended with ${code}`)))
  const [message] = await Promise.race([once(child, 'message'), failed])
  // After it has started, its end is expected.
  failed.catch(() => undefined)
  const { port, internalPort } = v.parse(readySchema, message)
  const address = { url: `http://127.0.0.1:${internalPort}`, token: VAULT_TOKEN }
  // It ends by itself when this process does; until then it does not keep this process running.
  child.unref()
  child.channel?.unref()
  return {
    origin: `http://cards.localhost:${port}`,
    address,
    loadCard: async (partnerId, number) => {
      const { loadCardNumber } = await import('@dining/card-vault/load')
      const answer = await loadCardNumber(address, partnerId, number)
      if (answer?.result !== 'loaded') throw new Error(`The vault has not loaded the card: ${answer?.result ?? 'no answer'}`)
      return answer.token
    },
    codeOf: (lastFour) => processor.ledger.codes().find((one) => one.lastFour === lastFour)?.code ?? '',
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

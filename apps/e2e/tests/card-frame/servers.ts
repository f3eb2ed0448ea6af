import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startProcessor } from '@dining/sandbox/processor'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../../../..')
const VAULT = join(ROOT, 'apps/card-vault')
const VAULT_TOKEN = 'a-token-for-this-test-alone-0123456789'
const NETWORK_TOKEN = 'a-network-token-for-this-test-alone-01234'

/** The vault as a process of its own, and a page server for any host name. */
export interface FrameServers {
  readonly vaultOrigin: string
  /** Origin of the pages under a host name: `page('one')` is http://one.localhost:<port>. */
  readonly page: (host: string) => string
  readonly tokenize: (jwe: string, partnerId?: string) => Promise<unknown>
  /** Everything that the vault has logged. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

/** The published test card numbers of payment providers; brand `NOT_ACCEPTED:…` or `INVALID_LUHN:…` if they must be rejected. */
export const publishedNumbers = (): readonly { readonly number: string; readonly brand: string }[] =>
  JSON.parse(readFileSync(join(VAULT, 'fixtures/test-card-numbers.json'), 'utf8'))

/** The content policy of a page with the frame, as strict as the site's own. */
const policy = (script: string, vault: string) =>
  `default-src 'none'; script-src ${script}; style-src-attr 'unsafe-inline'; frame-src ${vault} http://*.localhost:*; connect-src 'self'`

async function bundleHostPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, 'host-page.ts'), output: { format: 'iife' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error('The host page gave no script')
  return chunk.code
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

interface Ready {
  readonly kind: 'ready'
  readonly port: number
  readonly internalPort: number
}

function startVault(env: Record<string, string>): Promise<{ child: ChildProcess; ready: Ready; log: () => string }> {
  const child = fork(join(VAULT, 'src/main.ts'), {
    env: { ...process.env, APP_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  child.stdout?.on('data', (chunk) => (log += String(chunk)))
  child.stderr?.on('data', (chunk) => (log += String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('message', (message: Ready) => resolve({ child, ready: message, log: () => log }))
    child.on('exit', (code) => reject(new Error(`The vault ended with ${code}: ${log}`)))
  })
}

/** Builds the frame, then starts everything. */
export async function startFrameServers(): Promise<FrameServers> {
  await build({ root: VAULT, logLevel: 'error' })
  const script = await bundleHostPage()
  let vaultOrigin = ''
  const pages = createServer((request, response) => {
    if (request.url === '/host.js') {
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
      return
    }
    response.setHeader('content-type', 'text/html')
    // Attackers' pages have no policy at all: our security must not depend on theirs.
    if (request.url === '/') response.setHeader('content-security-policy', policy("'self'", vaultOrigin))
    const body =
      request.url === '/' ? '<main><h1>Link a card</h1><div id="frame"></div></main><script src="/host.js"></script>' : '<p>x</p>'
    response.end(`<!doctype html><html lang="en"><title>Page</title><body>${body}</body></html>`)
  })
  const port = await listen(pages)
  const page = (host: string) => `http://${host}.localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'vault-'))
  const processor = await startProcessor({ token: NETWORK_TOKEN })
  const vault = await startVault({
    PORT: '0',
    INTERNAL_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    KEY_FILE: join(folder, 'keys/vault-keys.json'),
    NETWORK_URL: processor.url,
    NETWORK_TOKEN,
    VAULT_TOKEN,
    LOG_LEVEL: 'debug',
    PARENT_ORIGINS: JSON.stringify({ one: [page('one')], two: [page('two')] }),
  })
  vaultOrigin = `http://cards.localhost:${vault.ready.port}`
  return {
    vaultOrigin,
    page,
    log: vault.log,
    async tokenize(jwe, partnerId = 'one') {
      const answer = await fetch(`http://127.0.0.1:${vault.ready.internalPort}/tokenize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${VAULT_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jwe, partnerId, accepted: ['AMEX', 'DISC', 'MAST', 'VISA'] }),
      })
      return answer.json()
    },
    async close() {
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(resolve))
      const ended = new Promise((resolve) => vault.child.once('exit', resolve))
      vault.child.kill('SIGTERM')
      await ended
      await processor.close()
      rmSync(folder, { recursive: true })
    },
  }
}

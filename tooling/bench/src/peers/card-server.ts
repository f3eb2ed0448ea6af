import { createDecipheriv, createHash, generateKeyPairSync, randomUUID, webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

import pg from 'pg'

import { tenantStatements } from './tenant-statements.ts'

/** One of three processes that save cards, from its parent. */
export type CardPart =
  | { readonly part: 'network' }
  | { readonly part: 'vault'; readonly databaseUrl: string; readonly networkUrl: string }
  | { readonly part: 'api'; readonly databaseUrl: string; readonly partnerId: string; readonly vaultUrl: string; readonly body: string }

/** The answer of a process that listens. */
export interface Listening {
  readonly port: number
  /** The vault's public key. */
  readonly jwk?: { readonly kty: 'RSA'; readonly n: string; readonly e: string }
}

/** As many as the product's processes have. */
const CONNECTIONS = { api: 10, vault: 5 } as const

type Handler = (request: IncomingMessage) => Promise<string>

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** The card networks: they remember nothing. */
const network: Handler = async (request) => {
  await json(request)
  return JSON.stringify({ token: randomUUID() })
}

/** Decrypts a card, and writes it before and after it asks the networks: a registration whose answer was lost can be ended. */
async function vault({ databaseUrl, networkUrl }: Extract<CardPart, { part: 'vault' }>): Promise<[Handler, Listening['jwk']]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS.vault })
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await webcrypto.subtle.importKey('jwk', { ...privateKey.export({ format: 'jwk' }), alg: 'RSA-OAEP-256' }, oaep, false, [
    'decrypt',
  ])
  const open = async (jwe: string): Promise<{ number: string; jti: string }> => {
    const [header = '', wrapped = '', iv = '', sealed = '', tag = ''] = jwe.split('.')
    const bytes = (part: string) => Buffer.from(part, 'base64url')
    const content = Buffer.from(await webcrypto.subtle.decrypt(oaep, key, bytes(wrapped)))
    const decipher = createDecipheriv('aes-256-gcm', content, bytes(iv)).setAAD(Buffer.from(header)).setAuthTag(bytes(tag))
    // Written by this project's frame.
    return JSON.parse(Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString()) as { number: string; jti: string }
  }
  const handler: Handler = async (request) => {
    const { jwe } = (await json(request)) as { jwe: string }
    const { number, jti } = await open(jwe)
    const token = createHash('sha256').update(number).digest('base64url')
    await pool.query(
      `with used as (insert into used_ids (jti) values ($1) returning jti)
       insert into cards (token, state, last_four) select $2, 'registering', $3 from used`,
      [jti, token, number.slice(-4)],
    )
    const answer = (await post(networkUrl, { number })) as { token: string }
    await pool.query(`update cards set state = 'registered', network_token = $2 where token = $1`, [token, answer.token])
    return JSON.stringify({ token, lastFour: number.slice(-4) })
  }
  return [handler, { kty: 'RSA', n, e }]
}

/** Saves a card with one call of the vault and one transaction, and removes it with another one. */
function api({ databaseUrl, partnerId, vaultUrl, body }: Extract<CardPart, { part: 'api' }>): Handler {
  const run = tenantStatements(databaseUrl, partnerId, CONNECTIONS.api)
  return async (request) => {
    const id = request.url?.slice(1) ?? ''
    if (request.method === 'DELETE') {
      request.resume()
      await run(
        `with card as (update peer.card set unlinked_at = now() where id = $1 returning token),
         claim as (delete from peer.card_claim where token in (select token from card)),
         release as (insert into peer.card_release (token) select token from card),
         mail as (insert into peer.mail_outbox (id, content) select gen_random_uuid(), token from card)
         insert into peer.audit_event (id, kind, detail) select gen_random_uuid(), 'card-unlinked', token from card`,
        [id],
      )
      return body
    }
    const { encryptedCardNumber } = (await json(request)) as { encryptedCardNumber: string }
    const { token, lastFour } = (await post(vaultUrl, { jwe: encryptedCardNumber })) as { token: string; lastFour: string }
    await run(
      `with card as (insert into peer.card (id, token, last_four) values ($1, $2, $3) returning id),
       claim as (insert into peer.card_claim (token, card_id) values ($2, $1)),
       key as (insert into peer.idempotency_key (key, body) values ($4, $5)),
       mail as (insert into peer.mail_outbox (id, content) values (gen_random_uuid(), $5))
       insert into peer.audit_event (id, kind, detail) select gen_random_uuid(), 'card-linked', id from card`,
      [id, token, lastFour, randomUUID(), body],
    )
    return body
  }
}

process.once('message', async (part: CardPart) => {
  const [handler, jwk] = part.part === 'network' ? [network] : part.part === 'vault' ? await vault(part) : [api(part)]
  const server = createServer((request, response) => {
    handler(request).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.send?.({ port: address.port, ...(jwk && { jwk }) } satisfies Listening)
  })
})
process.once('disconnect', () => process.exit())

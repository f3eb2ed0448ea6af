import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { fail, succeed, type Result } from '@dining/domain'
import { isOwnPage, isSameSecret } from '@dining/serving/loopback'
import * as v from 'valibot'
import type { Connect, Plugin } from 'vite'

import { seedStore, type SaveFailure, type SeedStore } from './save-seed.ts'
import { SEED_PATH, saveSchema, TOKEN_HEADER, type OpenedSeed, type Refusal } from './seed-messages.ts'

/** Bytes of a request at most; a whole seed takes about 2,000. */
const MOST_BYTES = 16_384

interface Answer {
  readonly status: number
  readonly body: object
}

const refuse = (status: number, kind: string, problem: string, more: Pick<Refusal, 'issues' | 'pairs'> = {}): Answer => ({
  status,
  body: { kind, problem, ...more } satisfies Refusal,
})

/** Lets the Storybook development server read and write the seeds of the partners' themes. A static build has no such server. */
export function themeSeedServer(partners: string): Plugin {
  return {
    name: 'theme-seed',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(SEED_PATH, seedHandler(partners))
    },
  }
}

/**
 * Answers `GET /<partner>` with the seed in the partner's file, and `POST /<partner>` after writing it. Only pages of this server, on this machine,
 * are answered: another site's page has another origin, and a name that leads here by DNS is another host.
 * @param partners the folder of all partners
 */
export function seedHandler(partners: string): Connect.NextHandleFunction {
  const store = seedStore(partners)
  const token = randomBytes(32).toString('base64url')
  return (request, response, next) => {
    answer(request, store, token).then((given) => send(response, given), next)
  }
}

async function answer(request: IncomingMessage, store: SeedStore, token: string): Promise<Answer> {
  const { method } = request
  if (method !== 'GET' && method !== 'POST') return refuse(405, 'method', 'Use GET or POST.')
  if (!isOwnPage(request, method === 'POST'))
    return refuse(403, 'origin', 'Only a page of this server, on this machine, may read or write a seed.')
  const id = /^\/([a-z0-9-]+)$/.exec(request.url ?? '')?.[1]
  if (id === undefined) return refuse(404, 'address', `Use ${SEED_PATH}/<partner>.`)
  if (method === 'GET') {
    const read = await store.read(id)
    return read.ok ? { status: 200, body: { ...read.value, token } satisfies OpenedSeed } : refusalOf(read.error, id)
  }
  if (!isSameSecret(String(request.headers[TOKEN_HEADER] ?? ''), token))
    return refuse(403, 'token', 'The server was started again since this page was loaded. Read the file again; your edits are kept.')
  if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? '')) return refuse(415, 'type', 'Send application/json.')
  const body = await bodyOf(request)
  if (!body.ok) return refuse(413, body.error.kind, `A seed has at most ${MOST_BYTES} bytes.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), saveSchema), body.value)
  if (!parsed.success) return refuse(400, 'body', `The request cannot be read: ${parsed.issues[0].message}`)
  const saved = await store.save(id, parsed.output.version, parsed.output.texts)
  return saved.ok ? { status: 200, body: saved.value } : refusalOf(saved.error, id)
}

function refusalOf(failure: SaveFailure, id: string): Answer {
  const { kind } = failure
  switch (kind) {
    case 'unknown-partner':
      return refuse(404, kind, `Unknown partner "${id}". Known partners: ${failure.known.join(', ')}.`)
    case 'unreadable':
      return refuse(422, kind, `partners/${id}/tokens.ts cannot be edited here: ${failure.problem}.`)
    case 'changed':
      return refuse(409, kind, `partners/${id}/tokens.ts has changed since it was read. Read it again; your edits are kept.`)
    case 'invalid':
      return refuse(422, kind, 'Some values are invalid. Nothing was saved.', { issues: failure.issues })
    case 'contrast':
      return refuse(422, kind, 'Some pairs of colours miss their contrast, so the site would not build. Nothing was saved.', {
        pairs: [...failure.pairs],
      })
  }
}

async function bodyOf(request: IncomingMessage): Promise<Result<string, { readonly kind: 'too-large' }>> {
  const parts: Buffer[] = []
  let size = 0
  // The answer needs the connection.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part as Uint8Array)
    size += bytes.length
    if (size > MOST_BYTES) return fail({ kind: 'too-large' })
    parts.push(bytes)
  }
  return succeed(Buffer.concat(parts).toString('utf8'))
}

function send(response: ServerResponse, { status, body }: Answer): void {
  // The development server lets other origins read; this does not.
  for (const name of response.getHeaderNames()) if (name.startsWith('access-control-')) response.removeHeader(name)
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // What is left of a body that is too large is not read.
    ...(status === 413 ? { connection: 'close' } : {}),
  })
  response.end(JSON.stringify(body))
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { WORKER_PATH } from '../src/browser/worker-path.ts'
import { acceptedEncoding, chooseEncoding, encodingHeader, type Encoded } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Names in this folder contain a hash of their bytes, so the files never change. */
const IMMUTABLE = '/assets/'

/** Browsers compare the worker with theirs at navigations: a stored copy would delay the next build. It loads nothing but files of this site. */
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" } as const

function cachingOf(pathname: string): Readonly<Record<string, string>> {
  if (pathname === WORKER_PATH) return WORKER_HEADERS
  return { 'cache-control': pathname.startsWith(IMMUTABLE) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400' }
}

interface StaticFile {
  body: Encoded
  readonly headers: Readonly<Record<string, string>>
}

export interface StaticFiles {
  /** Answers if there is such a file; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean
}

/** A folder of files, and the path of the folder: "" or "/images/dishes". */
interface ServedFolder {
  readonly folder: string
  readonly at: string
}

/** Reads every file of the folders into memory once; a requested name is looked up, never joined to a path. */
export async function loadStaticFiles(
  folders: readonly ServedFolder[],
  baseHeaders: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  for (const served of folders) for (const [address, file] of await readFolder(served, baseHeaders)) files.set(address, file)

  return {
    serve(request, response, pathname) {
      const file = files.get(pathname)
      if (!file) return false
      if (request.headers['if-none-match'] === file.headers['etag']) {
        response.writeHead(304, file.headers).end()
        return true
      }
      const accepted = request.headers['accept-encoding']
      // Hardly any browser accepts gzip but not Brotli: compressed for the first that does.
      const { identity, br, gzip } = file.body
      if (br && !gzip && acceptedEncoding(accepted) === 'gzip') file.body = { identity, br, gzip: gzipSync(identity) }
      const { encoding, bytes } = chooseEncoding(file.body, accepted)
      response.writeHead(200, { ...file.headers, ...encodingHeader(encoding), 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}

async function readFolder(
  { folder, at }: ServedFolder,
  baseHeaders: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const read = async (name: string) => (names.includes(name) ? await readFile(name) : undefined)
  for (const name of names) {
    const type = TYPES[path.extname(name)]
    if (type === undefined) continue
    const identity = await readFile(name)
    const pathname = `${at}/${path.relative(folder, name).split(path.sep).join('/')}`
    files.set(pathname, {
      body: { identity, br: await read(`${name}.br`), gzip: undefined },
      headers: {
        ...baseHeaders,
        'content-type': type,
        ...cachingOf(pathname),
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
        vary: 'accept-encoding',
      },
    })
  }
  return files
}

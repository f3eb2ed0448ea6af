import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { ROOT } from '@dining/stack'

/** Peers are made and installed outside the workspace, so that the product's own install stays small. */
const PEERS = join(ROOT, '.cache/bench')

export interface PeerApp {
  readonly origin: string
  readonly stop: () => void
}

export type Files = Readonly<Record<string, string>>
type Variables = Readonly<Record<string, string>>

const NEXT: Files = {
  'package.json': JSON.stringify({
    name: 'peer-next',
    private: true,
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  }),
  'app/layout.js': `export const metadata = { title: 'Empty', description: 'An empty page' }
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }`,
  'app/page.js': `export default function Page() { return <main><h1>Empty</h1></main> }`,
  // A page of content that Next makes anew after a second, when somebody asks for it.
  'app/edited/page.js': `export const revalidate = 1
export default async function Page() {
  const address = process.env.CONTENT_URL
  const text = address ? await (await fetch(address, { next: { revalidate: 1 } })).text() : ''
  return <main>{text}</main>
}`,
}

const REACT: Files = {
  'package.json': JSON.stringify({
    name: 'peer-react',
    private: true,
    type: 'module',
    dependencies: {
      '@tanstack/react-query': '5.108.0',
      '@vitejs/plugin-react': '6.3.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router': '8.5.1',
      vite: '8.3.8',
    },
  }),
  'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><meta name="description" content="An empty page"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`,
  'main.jsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
const router = createBrowserRouter([{ path: '/', element: <main><h1>Empty</h1></main> }])
createRoot(document.getElementById('root')).render(<QueryClientProvider client={new QueryClient()}><RouterProvider router={router} /></QueryClientProvider>)`,
  'vite.config.js': `import react from '@vitejs/plugin-react'
export default { plugins: [react()] }`,
}

interface Prepared {
  readonly folder: string
  readonly build: (variables?: Variables) => void
}

export function prepare(name: string, files: Files, build: readonly string[]): Prepared {
  const folder = join(PEERS, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (command: string, args: readonly string[], variables: Variables = {}) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables }
    const result = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
    if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} failed:\n${result.stdout}\n${result.stderr}`)
  }
  if (!existsSync(join(folder, 'node_modules'))) run('npm', ['install', '--no-audit', '--no-fund'])
  return { folder, build: (variables) => run('npx', build, variables) }
}

/** The minimal React app, installed in its folder; `build` builds it once more. */
export const prepareReact = () => prepare('react', REACT, ['vite', 'build'])

/** Resolves when a server answers, whatever it answers. */
async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} does not answer`)
}

/**
 * An empty Next page, and at /edited one of content, built and served by Next itself.
 * @param contentUrl where the content comes from; it has to answer while Next builds, too
 */
export async function startNext(port: number, contentUrl = ''): Promise<PeerApp> {
  const { folder, build } = prepare('next', NEXT, ['next', 'build'])
  const variables = { CONTENT_URL: contentUrl }
  build(variables)
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(port)]
  const { stop } = await startProcess(next, { cwd: folder, env: variables, port })
  return { origin: `http://localhost:${port}`, stop }
}

interface ProcessOptions {
  readonly cwd: string
  readonly env: Variables
  /** The port on which it answers. */
  readonly port: number
}

/** A server in a Node process of its own, which answers. @param command the script and its arguments */
export async function startProcess(command: readonly string[], { cwd, env, port }: ProcessOptions): Promise<PeerApp> {
  const child: ChildProcess = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  return { origin, stop: () => void child.kill('SIGKILL') }
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/** An empty React page with router and query, built by Vite and served from memory with brotli. */
export async function startReact(port: number): Promise<PeerApp> {
  const peer = prepareReact()
  peer.build()
  const folder = join(peer.folder, 'dist')
  const kept = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    const send = (body: Buffer) =>
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'content-encoding': 'br' }).end(body)
    const known = kept.get(path)
    if (known) return void send(known)
    void readFile(join(folder, path)).then(
      (file) => {
        const body = brotliCompressSync(file)
        kept.set(path, body)
        send(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://localhost:${port}`, stop: () => server.closeAllConnections() }
}

import { join } from 'node:path'

import { ROOT } from '@dining/stack'

import { prepare, startProcess, type Files, type PeerApp } from './apps.ts'

const VERSION = '8.4.0'

const FRAMEWORK: Files = {
  'package.json': JSON.stringify({
    name: 'peer-framework',
    private: true,
    type: 'module',
    dependencies: {
      '@react-router/dev': VERSION,
      '@react-router/node': VERSION,
      '@react-router/serve': VERSION,
      isbot: '5.2.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router': VERSION,
      vite: '8.3.8',
    },
  }),
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }`,
  'react-router.config.js': 'export default { ssr: true }',
  'app/routes.js': `import { route } from '@react-router/dev/routes'
export default [route('/:page', 'routes/page.jsx')]`,
  'app/root.jsx': `import { Links, Meta, Outlet, Scripts } from 'react-router'
export default function Root() {
  return <html lang="en"><head><meta charSet="utf-8" /><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>
}`,
  // The calls of a page, in waves; each is signed and sent with the visitor's cookies, and its data shown as nested lists.
  'app/routes/page.jsx': `import { useLoaderData } from 'react-router'
const { API_URL, DATA_DIR, PARTNER, SIGNER } = process.env
const waves = JSON.parse(process.env.PAGES ?? '{}')
let signer
async function read(path, request) {
  signer ??= import(/* @vite-ignore */ SIGNER).then(({ stackSigner }) => stackSigner(DATA_DIR, PARTNER))
  const sign = await signer
  const headers = { accept: 'application/json', 'x-partner': PARTNER, 'x-forwarded-for': '198.18.0.1', cookie: request.headers.get('cookie') ?? '' }
  const answer = await fetch(API_URL + path, { headers: { ...headers, ...sign({ method: 'GET', path, requestId: '' }) } })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  return answer.json()
}
export async function loader({ params, request }) {
  const data = []
  for (const wave of waves[params.page] ?? []) data.push(...(await Promise.all(wave.map((path) => read(path, request)))))
  return data
}
function Value({ of }) {
  if (typeof of !== 'object' || of === null) return <span>{String(of)}</span>
  return <ul>{Object.entries(of).map(([name, value]) => <li key={name}><b>{name}</b> <Value of={value} /></li>)}</ul>
}
export default function Page() { return <main><h1>Page</h1><Value of={useLoaderData()} /></main> }`,
}

interface Options {
  readonly port: number
  readonly apiUrl: string
  readonly dataDir: string
  readonly partner: string
  /** For each page the calls that it needs, in waves: those of a wave are sent together. */
  readonly pages: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** React Router's own framework server, which renders the data of a member's pages as nested lists. */
export async function startFramework({ port, apiUrl, dataDir, partner, pages }: Options): Promise<PeerApp> {
  const { folder, build } = prepare('framework', FRAMEWORK, ['react-router', 'build'])
  build()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    API_URL: apiUrl,
    DATA_DIR: dataDir,
    PARTNER: partner,
    SIGNER: join(ROOT, 'tooling/stack/src/index.ts'),
    PAGES: JSON.stringify(pages),
  }
  const server = join(folder, 'node_modules/@react-router/serve/dist/cli.js')
  return startProcess([server, './build/server/index.js'], { cwd: folder, env, port })
}

import { existsSync, globSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

import { ROOT } from '../root.ts'
import { PARTNERS_DIR } from './partners.ts'

/** Milliseconds without a change before a rebuild: editors write a file in several steps. */
const QUIET = 80
const NOT_SOURCE = /(?:^|\/)(?:dist|node_modules|\.turbo)(?:\/|$)|\.(?:test|stories)\.|~$|\.sw[a-z]$/
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ dependencies: v.record(v.string(), v.string()) }))

export interface Changed {
  readonly web: boolean
  readonly api: boolean
}

/** Watches the sources of web and API, and the partner's folder; `changed` is called once for simultaneous changes. */
export function watchSources(id: string, changed: (what: Changed) => void): () => void {
  const packages = globSync('packages/*/src', { cwd: ROOT })
  const { dependencies } = v.parse(manifestSchema, readFileSync(join(ROOT, 'apps/api/package.json'), 'utf8'))
  const server = Object.keys(dependencies).map((name) => name.replace('@dining/', 'packages/') + '/src')
  const partner = join(PARTNERS_DIR, id)
  const inPartner = ['', 'content', 'assets'].map((folder) => join(partner, folder)).filter((folder) => existsSync(folder))
  const watched = [
    ...['apps/web/src', 'apps/web/server', 'apps/web/build'].map((path) => ({ path: join(ROOT, path), web: true, api: false })),
    ...packages.map((path) => ({ path: join(ROOT, path), web: true, api: server.includes(path) })),
    ...inPartner.map((path) => ({ path, web: true, api: true, flat: true })),
    ...['apps/api/src', 'tooling/demo-data/src', 'tooling/demo-restaurants/src'].map((path) => ({
      path: join(ROOT, path),
      web: false,
      api: true,
    })),
  ]
  let pending = { web: false, api: false }
  let timer: NodeJS.Timeout | undefined
  const watchers = watched.map(({ path, web, api, ...rest }) =>
    watch(path, { recursive: !('flat' in rest) }, (_, name) => {
      if (name === null || NOT_SOURCE.test(name)) return
      pending = { web: pending.web || web, api: pending.api || api }
      clearTimeout(timer)
      timer = setTimeout(() => {
        const what = pending
        pending = { web: false, api: false }
        changed(what)
      }, QUIET)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

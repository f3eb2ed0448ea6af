import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'

/** Every story with axe, in the theme of every partner, light and dark; the test command takes the partners in turn. */
const HERE = path.resolve(import.meta.dirname, '..')
const PARTNERS = path.resolve(HERE, '../../partners')
const partners = readdirSync(PARTNERS).filter((id) => existsSync(path.join(PARTNERS, id, 'tokens.ts')))

let failed = 0
for (const partner of partners) {
  for (const scheme of ['light', 'dark']) {
    const run = spawn(path.join(HERE, 'node_modules/.bin/vitest'), ['run', '--reporter=dot'], {
      cwd: HERE,
      stdio: 'inherit',
      env: { ...process.env, STORIES_PARTNER: partner, STORIES_SCHEME: scheme },
    })
    const [code] = (await once(run, 'exit')) as [number | null]
    console.log(`${partner}, ${scheme}: ${code === 0 ? 'every story holds' : 'stories fail'}`)
    if (code !== 0) failed += 1
  }
}
process.exitCode = failed === 0 ? 0 : 1

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { pathWithPnpm, ROOT } from '@dining/stack'
import * as v from 'valibot'

const require = createRequire(import.meta.url)
const RETIRE = join(dirname(require.resolve('retire')), 'cli.js')
/** Retire's own list is on GitHub; this package publishes the same list on npm. */
const LIST = join(dirname(require.resolve('@salesforce/code-analyzer-retirejs-engine')), '../vulnerabilities/RetireJsVulns.json')

/** A script that the scanner must report, so that a run that reads nothing fails. */
const VULNERABLE = '/*! jQuery v1.8.1 jquery.com | jquery.org/license */\n'

const Report = v.object({
  data: v.array(
    v.object({
      file: v.string(),
      results: v.array(v.object({ component: v.string(), version: v.string(), vulnerabilities: v.array(v.unknown()) })),
    }),
  ),
})

/** Libraries with known vulnerabilities in the scripts below a folder: "file: library version". */
function vulnerableBelow(folder: string): readonly string[] {
  const args = [RETIRE, '--path', folder, '--jsrepo', LIST, '--outputformat', 'json', '--exitwith', '0']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`retire ended with ${status}\n${stdout}${stderr}`)
  return v
    .parse(Report, JSON.parse(stdout))
    .data.flatMap(({ file, results }) => results.map((found) => `${file}: ${found.component} ${found.version}`))
}

/** Every folder with scripts for browsers, built by `pnpm test` or `start`. */
function builds(): readonly string[] {
  const partners = readdirSync(join(ROOT, 'partners')).map((id) => join(ROOT, 'partners', id, 'dist'))
  return [...partners, join(ROOT, 'apps/card-vault/dist'), join(ROOT, 'apps/studio/dist')].filter((folder) => existsSync(folder))
}

const built = spawnSync(process.execPath, [join(ROOT, 'tooling/build/src/turbo-build.ts'), '--ui=stream', '--output-logs=errors-only'], {
  cwd: ROOT,
  env: { ...process.env, PATH: pathWithPnpm() },
  stdio: 'inherit',
})
if (built.status !== 0) throw new Error('The builds failed')

const control = mkdtempSync(join(tmpdir(), 'dining-vulnerable-'))
writeFileSync(join(control, 'control.js'), VULNERABLE)
const isAtWork = vulnerableBelow(control).length > 0
rmSync(control, { recursive: true })
if (!isAtWork) throw new Error('retire does not find jQuery 1.8.1')

const folders = builds()
const found = folders.flatMap(vulnerableBelow)
console.log([`covered: vulnerable libraries: ${folders.length} builds, ${found.length} findings`, ...found].join('\n'))
process.exitCode = found.length === 0 ? 0 : 1

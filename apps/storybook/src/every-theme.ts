import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { covered } from '@dining/stress'

/** The key stories with axe, in the theme of every partner, light and dark; the test command takes all stories with the partners in turn. */
const HERE = path.resolve(import.meta.dirname, '..')
const folder = await mkdtemp(path.join(tmpdir(), 'themes-'))
const report = path.join(folder, 'report.json')

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly title: string; readonly status: string }[]
  }[]
}

const run = spawn(
  path.join(HERE, 'node_modules/.bin/vitest'),
  ['run', '--config', 'vitest.themes.config.ts', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: HERE, stdio: 'inherit' },
)
const [code] = (await once(run, 'exit')) as [number | null]
if (code === 0) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const runs = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ ancestorTitles }) => ancestorTitles.length > 1)
  const different = (of: (run: (typeof runs)[number]) => string | undefined) => new Set(runs.map(of)).size
  covered('key stories', {
    stories: different(({ title }) => title),
    partners: different(({ ancestorTitles }) => ancestorTitles.at(-2)),
    schemes: different(({ ancestorTitles }) => ancestorTitles.at(-1)),
    runs: runs.length,
  })
}
await rm(folder, { recursive: true, force: true })
process.exitCode = code ?? 1

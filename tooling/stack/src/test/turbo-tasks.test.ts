import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { isReplayed, taskOf } from './stage-command.ts'
import { reportFile, STAGES } from './stages.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
const taskSchema = v.object({
  inputs: v.optional(v.array(v.string()), ['$TURBO_DEFAULT$']),
  outputs: v.optional(v.array(v.string()), []),
  env: v.optional(v.array(v.string()), []),
  cache: v.optional(v.boolean(), true),
})
const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), read('package.json'))
const { tasks } = v.parse(v.object({ tasks: v.record(v.string(), v.unknown()) }), read('turbo.json'))
const stages = STAGES.filter(({ isTurboRun }) => isTurboRun !== true)
const taskFor = (stage: (typeof STAGES)[number]) => v.parse(taskSchema, tasks[`//#${taskOf(stage)}`])

/** Every file of the repository is an input unless a pattern with "!" leaves it out. */
const isInput = (stage: (typeof STAGES)[number], file: string) =>
  !taskFor(stage).inputs.some((pattern) => pattern.startsWith('!') && matchesGlob(file.replaceAll('/.', '/'), pattern.slice(1)))

describe('each stage of pnpm test', () => {
  it.each(stages)('$name is a task of turbo that keeps its report', (stage) => {
    expect(scripts[taskOf(stage)]).toBe(`node tooling/stack/src/stage.ts ${stage.name}`)
    const { inputs, outputs, env, cache } = taskFor(stage)
    expect(cache).toBe(true)
    expect(inputs[0]).toBe('$TURBO_DEFAULT$')
    expect(inputs.slice(1).filter((pattern) => !pattern.startsWith('!'))).toEqual([])
    expect(outputs).toEqual(stage.report ? [reportFile(stage.name).slice(ROOT.length + 1)] : [])
    expect(!stage.report || env.includes('TEST_CONTEXT')).toBe(true)
  })

  const ALWAYS = ['types', 'lint', 'format', 'knip', 'unit']
  const API = ['api-pglite', 'api-postgres', 'shared-data']
  const BROWSERS = ['browser', 'storybook', 'journeys']
  it.each([
    ['packages/domain/src/money.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['apps/api/src/serve.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['partners/acme/program.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['tooling/stack/src/postgres.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['apps/web/src/routes/home.tsx', [...ALWAYS, ...BROWSERS, 'stress']],
    ['packages/forms/src/submit-outcome.test.ts', ALWAYS],
    ['packages/forms/src/use-site-form.browser.test.tsx', [...ALWAYS, 'browser']],
    ['apps/api/src/store/store.test.ts', [...ALWAYS, ...API]],
    ['apps/api/src/stress/kills.stress.ts', [...ALWAYS, 'stress']],
    ['apps/api/src/stress/kills/writer.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['packages/ui/src/actions/Button.stories.tsx', [...ALWAYS, 'browser', 'storybook']],
    ['apps/storybook/src/key-stories.test.tsx', [...ALWAYS, 'storybook']],
    ['apps/e2e/tests/history.e2e.ts', [...ALWAYS, 'journeys']],
    ['apps/e2e/src/site.ts', [...ALWAYS, 'journeys']],
    ['vitest.config.ts', [...ALWAYS, ...API, ...BROWSERS, 'stress']],
    ['README.md', ALWAYS],
  ])('%s is an input of its stages', (file, expected) => {
    const names = stages.filter((stage) => isInput(stage, file)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(expected.toSorted())
  })

  it('has no input that another file of a stage imports and a pattern leaves out', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
    const missed = stages.flatMap((stage) => {
      const own = files.filter((file) => isInput(stage, file))
      const left = new Set(files.filter((file) => !isInput(stage, file)))
      return own.flatMap((file) => {
        // Other kinds of tests are not loaded by the stage, and may import each other.
        if (/\.(?:test|stress|shared-data|stories|e2e)\.tsx?$/.test(file)) return []
        const source = readFileSync(join(ROOT, file), 'utf8')
        const imports = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => join(file, '..', path))
        return imports.filter((path) => left.has(path)).map((path) => `${stage.name}: ${file} imports ${path}`)
      })
    })
    expect(missed).toEqual([])
  })
})

it('distinguishes a replayed run from a new one', () => {
  expect(isReplayed('cache hit, replaying logs 4be8a0b5c3aeb5f5\n> tsc')).toBe(true)
  expect(isReplayed('cache miss, executing 4be8a0b5c3aeb5f5\n')).toBe(false)
})

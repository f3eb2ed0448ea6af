import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isWeakSecret } from '@dining/serving/environment'
import { ROOT } from '@dining/stack'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { dockerIgnore } from './docker-ignore.ts'
import { settingsOf, stagesOf, type Stage } from './dockerfile.ts'
import { SERVICES_DOCKERFILE, SITE_DOCKERFILE } from './files.ts'

const IMAGES = [
  { name: 'services', file: SERVICES_DOCKERFILE, target: 'services' },
  { name: 'vendors', file: SERVICES_DOCKERFILE, target: 'vendors' },
  { name: 'site', file: SITE_DOCKERFILE, target: '0' },
] as const

const { packageManager } = v.parse(v.object({ packageManager: v.string() }), JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
const nodeVersion = /^nodeVersion: (\S+)$/m.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))?.[1]

/** What is wrong with a Dockerfile by our rules; `isThere` answers whether a path of the context exists. */
function faultsOf(text: string, target: string, isThere: (path: string) => boolean): readonly string[] {
  const faults = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${JSON.stringify(message)}`)
  if (faults.length > 0) return faults
  const stages = stagesOf(text)
  const names = new Set(stages.map(({ name }) => name))
  for (const { base } of stages) {
    if (!names.has(base) && !new RegExp(`^docker\\.io/library/node:${nodeVersion}-[a-z]+-slim$`).test(base)) faults.push(`base ${base}`)
  }
  for (const { steps } of stages)
    for (const step of steps) {
      if (step.kind === 'copy' && step.from !== null && !names.has(step.from)) faults.push(`COPY from ${step.from}`)
      if (step.kind === 'copy' && step.from === null)
        faults.push(...step.sources.filter((path) => !isThere(path)).map((path) => `COPY ${path}`))
      if (step.kind === 'env') faults.push(...secretsIn(step.variables))
    }
  const { user, health, entrypoint, command, ports, variables } = settingsOf(stages, target)
  if (!/^[1-9]\d+:[1-9]\d+$/.test(user)) faults.push(`user ${user}`)
  if (health?.[0] !== 'node' || !health.at(-1)?.includes('/healthz')) faults.push('no HEALTHCHECK')
  if (entrypoint.join(' ') !== 'node') faults.push(`entrypoint ${entrypoint.join(' ')}`)
  if (!command.some(isThere)) faults.push(`nothing to start: ${command.join(' ')}`)
  if (ports.join() !== variables['PORT'] || Number(variables['PORT']) < 1_024) faults.push(`ports ${ports.join()}`)
  return faults
}

const secretsIn = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .filter(([name, value]) => /secret|token|password|key/i.test(name) || (value.length >= 32 && !isWeakSecret(value)))
    .map(([name]) => `secret ${name}`)

const ignored = dockerIgnore(readFileSync(`${SERVICES_DOCKERFILE}.dockerignore`, 'utf8'))
const inRepository = (path: string) => path === '.' || (ignored(path) && existsSync(join(ROOT, path)))
/** A pack's own list of files is in `tooling/partner/src/pack`; its program has this name. */
const inPack = (path: string) => path === '.' || path === 'server.mjs'

describe.each(IMAGES)('the image $name', ({ file, target }) => {
  const text = readFileSync(file, 'utf8')
  const isThere = file === SITE_DOCKERFILE ? inPack : inRepository

  it('is slim, of a fixed version, without root and secrets, has a health check, and starts a file that exists', () => {
    expect(faultsOf(text, target, isThere)).toEqual([])
  })

  it.each([
    ['of root', (one: string) => one.replaceAll('USER 65532:65532', 'USER 0:0'), 'user 0:0'],
    ['without a health check', (one: string) => one.replaceAll(/^HEALTHCHECK.*$/gm, ''), 'no HEALTHCHECK'],
    ['with a secret', (one: string) => one.replaceAll('ENV ', 'ENV VAULT_TOKEN=abc '), 'secret VAULT_TOKEN'],
    ['of no fixed version', (one: string) => one.replaceAll(/node:[\d.]+-/g, 'node:'), 'base docker.io/library/node:bookworm-slim'],
    [
      'that starts nothing',
      (one: string) => one.replaceAll(/^CMD .*$/gm, 'CMD ["apps/api/src/gone.ts"]'),
      'nothing to start: apps/api/src/gone.ts',
    ],
    ['of another port than it says', (one: string) => one.replaceAll(/^EXPOSE .*$/gm, 'EXPOSE 80'), 'ports 80'],
    ['with an instruction that does not exist', (one: string) => `${one}\nSTART node`, 'line'],
  ])('%s is found', (_, change, fault) => {
    expect(faultsOf(change(text), target, isThere)).toContainEqual(expect.stringContaining(fault))
  })
})

it('the package manager of the image is that of the repository, and every filter names a package', () => {
  const commands = stagesOf(readFileSync(SERVICES_DOCKERFILE, 'utf8')).flatMap(({ steps }: Stage) =>
    steps.flatMap((step) => (step.kind === 'run' ? [step.command] : [])),
  )
  expect(commands.join('\n')).toContain(`npm install --global ${packageManager}`)
  const names = commands.flatMap((command) => [...command.matchAll(/--filter '?@dining\/([a-z-]+)/g)].map(([, name]) => name ?? ''))
  expect(names.filter((name) => !existsSync(join(ROOT, 'apps', name)) && !existsSync(join(ROOT, 'tooling', name)))).toEqual([])
  expect(names.length).toBeGreaterThan(5)
})

it('the last matching line of .dockerignore decides, for a file and all below a folder', () => {
  const isLetThrough = dockerIgnore('# nothing of it\n**/dist\nsecret\n!secret/but-this\n**/*.test.ts\n')
  const paths = ['apps/a/dist/x.js', 'dist', 'secret/a', 'secret/but-this', 'apps/a/b.test.ts', 'apps/a/b.ts', 'distance']
  expect(paths.filter(isLetThrough)).toEqual(['secret/but-this', 'apps/a/b.ts', 'distance'])
})

it.each([
  '.git/config',
  '.env',
  '.data/api/secret',
  'partners/x/dist/manifest.json',
  'apps/api/node_modules/x',
  '.cache/rehearsal/api.env',
])('the context of a build has no %s', (path) => expect(ignored(path)).toBe(false))

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { apiEnvironment, commandEnvironment } from '@dining/api/environment'
import { vaultEnvironment } from '@dining/card-vault/environment'
import type { EnvironmentDefinition } from '@dining/serving/environment'
import { studioEnvironment } from '@dining/studio/environment'
import { webEnvironment } from '@dining/web/environment'

/** The programs that containers start, by the arguments of node, with their environment definitions and what they set themselves. */
const PROGRAMS: readonly (readonly [program: string, environment: EnvironmentDefinition, own?: Readonly<Record<string, string>>])[] = [
  ['apps/api/src/cli/main.ts', commandEnvironment],
  ['apps/api/src/main.ts', apiEnvironment],
  ['apps/card-vault/src/main.ts', vaultEnvironment],
  ['apps/studio/server/main.ts', studioEnvironment],
  // A packed server has its build.
  ['server.mjs', webEnvironment, { DIST: 'site' }],
]

/** Variables that no definition of ours has: Node's, and those of the AWS client. */
const FOREIGN = /^(?:NODE_ENV|NODE_OPTIONS|AWS_\w+)$/

/** The files of variables that node reads before it starts the program. */
export const envFilesOf = (command: readonly string[]): readonly string[] =>
  command.flatMap((word) => (word.startsWith('--env-file=') ? [word.slice('--env-file='.length)] : []))

/** The program of a container; undefined if none of ours. */
export const programOf = (command: readonly string[]) => PROGRAMS.find(([program]) => command.includes(program))

/**
 * What a process of ours would say about its variables: all that it lacks or refuses in production, and all that it does not know.
 * @param here where a path of the container is on this machine, since a process reads the modes of its files of secrets
 */
export function faultsOfVariables(
  command: readonly string[],
  given: Readonly<Record<string, string>>,
  here: (path: string) => string,
): readonly string[] {
  const found = programOf(command)
  if (!found) return [`no known program in ${command.join(' ')}`]
  const [program, { variables, read }, own] = found
  // What wins in Node: the environment.
  const fromFiles = envFilesOf(command).flatMap((path) => Object.entries(parseEnv(readFileSync(here(path), 'utf8'))))
  const all = Object.fromEntries([...fromFiles, ...Object.entries(given)].map(([name, value]) => [name, here(value ?? '')]))
  const unknown = Object.keys(all).filter((name) => !Object.hasOwn(variables, name) && !FOREIGN.test(name))
  const inFiles = new Set(fromFiles.map(([name]) => name))
  const open = Object.entries(variables).filter(([name, one]) => one.secret === true && Object.hasOwn(given, name) && !inFiles.has(name))
  const result = read({ ...all, ...own })
  return [
    ...unknown.map((name) => `${name} is no variable of ${program}`),
    ...open.map(([name]) => `${name} is a secret outside of a file`),
    ...(result.ok ? [] : [result.error]),
  ]
}

/** Files below a folder that end with a suffix, as absolute paths. */
export function filesBelow(folder: string, suffix: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(suffix) && statSync(path).isFile())
    .toSorted()
}

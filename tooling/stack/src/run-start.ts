import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { readStartOptions, START_HELP } from './options.ts'
import type { Stack } from './run/stack-types.ts'
import { startStack } from './run/stack.ts'
import { addresses, members } from './table.ts'
import { untilEnded } from './until-ended.ts'

/** `pnpm start`: serves until it is stopped. */
export function runStart(args: readonly string[]): Promise<void> {
  return untilEnded(async (signal) => {
    const order = readStartOptions(args)
    if (order === 'help') return void process.stdout.write(START_HELP)
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
    const ended = Promise.withResolvers<void>()
    const { productionLike, restaurants, ...rest } = order
    // Loaded only where it is used.
    const services = productionLike ? await (await import('./run/production-services.ts')).startProductionServices() : undefined
    const stack = await startStack({
      ...rest,
      ...(restaurants === undefined ? {} : { env: { DEMO_MERCHANTS: String(restaurants) } }),
      ...(services ? { database: services.database, productionLike: { kms: services.kms } } : {}),
      signal,
      onProgress: atMostOften((line) => void process.stdout.write(`${seconds().padStart(7)}  ${line}\n`)),
      onLost: (why) => {
        process.stderr.write(`${why}\n`)
        process.exitCode = 1
        ended.resolve()
      },
    })
    const logs = relative(process.cwd(), `${stack.dataDir}/logs`)
    process.stdout.write(
      `\n${addresses(stack)}\n${services ? commandsOf(stack) : members(stack)}\n  Ready after ${seconds()}. Ctrl-C stops it; logs are in ${logs}/.\n\n`,
    )
    signal.addEventListener('abort', () => ended.resolve())
    if (signal.aborted) ended.resolve()
    await ended.promise
    await stack.stop()
    await services?.stop()
  })
}

/** How to run commands for operators on an installation without members; their variables are written to a file. */
function commandsOf({ dataDir, programs }: Stack): string {
  const file = join(dataDir, 'api.env')
  const lines = Object.entries(programs()['api']?.env ?? {}).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  const path = relative(process.cwd(), file)
  return [
    '  There are no members, restaurants and operators yet. Commands for operators:\n',
    `  node --env-file=${path} apps/api/src/cli/main.ts operators add <email> --name <name> --role administrator --all\n`,
    `  The authority of the certificates is ${relative(process.cwd(), join(dataDir, 'tls/authority.pem'))}.\n`,
  ].join('')
}

/** Milliseconds between two lines of progress. */
const PACE = 1000

/** Lets every line pass, but of percentages only one a second and the last. */
function atMostOften(print: (line: string) => void): (line: string) => void {
  let last = -PACE
  return (line) => {
    const isPart = /\d %$/.test(line) && !line.endsWith(' 100 %')
    if (isPart && performance.now() - last < PACE) return
    if (isPart) last = performance.now()
    print(line)
  }
}

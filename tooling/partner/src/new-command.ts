import { spawn } from 'node:child_process'
import { relative } from 'node:path'

import { pathWithPnpm, ROOT, StackError } from '@dining/stack'

import { TO_FILL } from './new/to-fill.ts'
import { writePartner } from './new/write-partner.ts'
import type { Command } from './command.ts'

/** `partner new`: a folder that builds and runs at once; its packages are linked before it is reported. */
export const newCommand: Command = async ({ words: [id, ...more], json, partnersDir, out, err }) => {
  if (id === undefined || more.length > 0) {
    err('Name one new partner. See pnpm partner --help.')
    return 2
  }
  const folder = await writePartner(partnersDir, id)
  err('Linking its packages')
  await link()
  const shown = relative(ROOT, folder)
  if (json) out(JSON.stringify({ id, folder: shown, toFill: TO_FILL }))
  else {
    out(`${shown} builds and runs: pnpm start ${id}\n\nWhat a human must still fill:`)
    for (const { file, what } of TO_FILL) out(`  ${file.padEnd(14)}  ${what}`)
    out(`\npnpm partner check ${id} lists what is still missing.`)
  }
  return 0
}

/** A new folder is a new package of the workspace. */
async function link(): Promise<void> {
  const pnpm = spawn('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithPnpm(), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => (said += chunk.toString())
  pnpm.stdout.on('data', hear)
  pnpm.stderr.on('data', hear)
  const code = await new Promise((resolve, reject) => pnpm.once('error', reject).once('close', resolve))
  if (code !== 0)
    throw new StackError(`${said.trimEnd()}\nThe packages could not be linked. Correct the error above, then run pnpm install.`)
}

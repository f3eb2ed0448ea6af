import { readFile } from 'node:fs/promises'

import { verifyPack } from '@dining/partner/pack'

import { openStore } from '../store/open-store.ts'
import { createReleases } from '../store/releases.ts'

/** Pushes a pack as the command does, and kills its own process in a write: `push-main.ts <store> <pack> <number of the write>`. */
const [address = '', pack = '', at = '0'] = process.argv.slice(2)
const store = await openStore(address, { env: process.env, cwd: process.cwd() })
let writes = 0

/** The write has begun when the process dies. */
async function dying<T>(write: () => Promise<T>): Promise<T> {
  const isLast = ++writes === Number(at)
  const written = write()
  if (isLast) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
  return written
}

const releases = createReleases({
  ...store,
  put: (key, bytes) => dying(() => store.put(key, bytes)),
  create: (key, bytes) => dying(() => store.create(key, bytes)),
})
const verified = await verifyPack(pack)
if (!verified.ok) throw new Error(JSON.stringify(verified.error))
await releases.push(pack, verified.value, await readFile(`${pack}-maps.tar`).catch(() => null))
process.stdout.write(`${writes}\n`)

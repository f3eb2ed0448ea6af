import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { installedChromium } from '../chromium.ts'
import { SHARED_DATA } from './stages.ts'

/**
 * What the result of a stage depends on besides the files of the clone, as the variable that turbo hashes: the day (tests run on today's
 * date), Node, the machine, the browser and the shared data. A cached result is so at most a day old.
 */
export function testContext(now = new Date()): { readonly TEST_CONTEXT: string } {
  const day = now.toISOString().slice(0, 10)
  const browser = fileFacts(installedChromium()?.path ?? '')
  const data = existsSync(SHARED_DATA) ? readdirSync(SHARED_DATA).map((name) => fileFacts(join(SHARED_DATA, name))) : []
  return { TEST_CONTEXT: [day, process.version, process.platform, process.arch, browser, ...data].join(' ') }
}

function fileFacts(path: string): string {
  if (!existsSync(path)) return 'none'
  const { size, mtimeMs } = statSync(path)
  return `${path}:${size}:${mtimeMs}`
}

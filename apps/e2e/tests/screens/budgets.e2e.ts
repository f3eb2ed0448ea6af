import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '@dining/stack'
import { expect, test } from '@playwright/test'

/** What `pnpm partner size` reports of the builds that these tests use. */
async function reported(): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'tooling/partner/src/main.ts'), 'size', '--json'], { maxBuffer: 2 ** 24 })
    return ''
  } catch (failure) {
    return typeof failure === 'object' && failure !== null && 'stderr' in failure ? String(failure.stderr) : String(failure)
  }
}

test('the first load of each page of each partner is within its budget of bytes and files', async () => {
  expect(await reported()).toBe('')
})

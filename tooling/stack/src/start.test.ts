import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { takeDataFolder } from './run/data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'dining-start-'))
const busy = createServer()
beforeAll(() => new Promise<void>((resolve) => void busy.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  busy.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command. @returns its output on stderr after it has ended with code 1 */
function refusal(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(import.meta.dirname, 'start.ts'), ...args, '--data', folder], (error, stdout, stderr) => {
      if (error?.code === 1) resolve(stderr)
      else reject(new Error(`ended with ${error?.code ?? 0}: ${stdout}${stderr}`))
    })
  })
}

describe('a start that fails ends with code 1 and one line with the remedy', () => {
  it('when the port is in use', async () => {
    const { port } = busy.address() as AddressInfo
    expect(await refusal('--port', String(port))).toBe(`Port ${port} is in use: stop what listens there, or choose another with --port.\n`)
  })

  it('when a partner is unknown', async () => {
    expect(await refusal('nobody', '--port', '0')).toMatch(/^Unknown partner nobody\. Known partners: [\w, -]+\.\n$/)
  })

  it('when another start uses the data', async () => {
    const data = await takeDataFolder(folder, false)
    expect(await refusal('--port', '0')).toBe(
      `Another start uses the data in ${folder}: stop it first, or choose another folder with --data.\n`,
    )
    await data.release()
  })
})

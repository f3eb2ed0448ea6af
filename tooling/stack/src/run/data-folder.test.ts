import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { takeDataFolder } from './data-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dining-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the data folder', () => {
  it('belongs to one start at a time, and to the next after its release', async () => {
    const first = await takeDataFolder(folder, false)
    await expect(takeDataFolder(folder, true)).rejects.toThrow(`Another start uses the data in ${folder}: stop it first`)
    await first.release()
    const second = await takeDataFolder(folder, false)
    expect(second.vaultToken).toBe(first.vaultToken)
    await second.release()
  })

  it('is free again when its start was killed', async () => {
    const code = `import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}).then(async ({ takeDataFolder }) => {
      await takeDataFolder(${JSON.stringify(folder)}, false)
      console.log('taken')
      setInterval(() => {}, 1000)
    })`
    const other = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => other.stdout.once('data', resolve))
    await expect(takeDataFolder(folder, false)).rejects.toThrow('Another start')
    const gone = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await gone
    await (await takeDataFolder(folder, false)).release()
  })

  it('is emptied on request', async () => {
    writeFileSync(join(folder, 'old'), '')
    await (await takeDataFolder(folder, false)).release()
    expect(existsSync(join(folder, 'old'))).toBe(true)
    await (await takeDataFolder(folder, true)).release()
    expect(existsSync(join(folder, 'old'))).toBe(false)
  })

  it('names the remedy when it cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(takeDataFolder(join(folder, 'file'), false)).rejects.toThrow(/cannot be used .* choose another with --data/)
  })
})

import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { pathWithPnpm, ROOT } from '@dining/stack'
import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { covered } from '@dining/stress'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const ID = 'acme-air'

let checkout = ''

/** Runs a program of the checkout to its end. */
function inCheckout(program: string, ...args: string[]): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return run(process.execPath, [join(checkout, program), ...args], { cwd: checkout, env: { ...process.env, PATH: pathWithPnpm() } })
}

const inGit = async (...args: string[]) => (await run('git', args, { cwd: checkout })).stdout

/** A copy of what is or would be committed here, with its packages linked. */
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'dining-checkout-'))
  const copy = `git ls-files -z --cached --others --exclude-standard --deduplicate | tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory "$0"`
  await run('bash', ['-c', copy, checkout], { cwd: ROOT })
  const install = ['install', '--prefer-offline', '--frozen-lockfile']
  await run('pnpm', install, { cwd: checkout, env: { ...process.env, PATH: pathWithPnpm(), CI: 'true' } })
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

// The second test visits the site of the partner that the first one creates.
describe('a partner created by the command', { shuffle: false }, () => {
  it('changes only its own folder, passes the check and builds', async () => {
    await inGit('init', '--quiet')
    await inGit('add', '--all')
    const { stdout: said } = await inCheckout('tooling/partner/src/main.ts', 'new', ID)
    expect(said).toContain(`partners/${ID} builds and runs: pnpm start ${ID}`)
    expect((await inGit('diff', '--name-only')).trim()).toBe('pnpm-lock.yaml')
    expect((await inGit('ls-files', '--others', '--exclude-standard', '--directory')).trim()).toBe(`partners/${ID}/`)
    expect((await inCheckout('tooling/partner/src/main.ts', 'build', ID)).stdout).toMatch(/1 built/)
    expect((await inCheckout('tooling/partner/src/main.ts', 'check', ID)).stdout).toMatch(`partners/${ID} holds`)
    // The tests about all partners pass with one more.
    await run('node_modules/.bin/vitest', ['run', '--project', 'unit', 'tooling/partner/src/all-partners.test.ts'], { cwd: checkout })
  })

  it('has a site on which a member finds a restaurant and joins', async () => {
    const { path } = ensureChromium(() => undefined)
    const site = spawn(
      process.execPath,
      [join(checkout, 'tooling/stack/src/start.ts'), ID, '--port', '0', '--data', join(checkout, '.data'), '--restaurants', '300'],
      {
        cwd: checkout,
        env: { ...process.env, PATH: pathWithPnpm() },
      },
    )
    let said = ''
    const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
    const ready = new Promise<void>((resolve) => {
      for (const stream of [site.stdout, site.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString()
          if (said.includes('Ready after')) resolve()
        })
      }
    })
    const browser = await chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS] })
    try {
      await Promise.race([ready, ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${said}`)))])
      const [origin = ''] = new RegExp(`http://${ID}\\.localhost:\\d+`).exec(said) ?? []
      const page = await browser.newPage()
      await page.goto(`${origin}/search?location=${encodeURIComponent('Chicago, IL')}`)
      await page.locator('main a[href^="/merchants/"]').first().click()
      await page.waitForURL(/\/merchants\//)
      await page.goto(`${origin}/join`)
      await page.getByRole('textbox', { name: /^email/i }).fill('first.member@example.com')
      await page.getByRole('textbox', { name: /^password \(/i }).fill('twelve figs and a pear')
      await page.getByRole('textbox', { name: /^confirm password/i }).fill('twelve figs and a pear')
      await page.getByRole('button', { name: /continue/i }).click()
      await page.waitForURL(/\/add_card$/)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    } finally {
      await browser.close()
      site.kill('SIGTERM')
      await ended
    }
    covered('a new partner in a checkout of its own', { partners: 1 })
  })
})

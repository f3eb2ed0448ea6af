import { parseArgs } from 'node:util'

import { chromium } from 'playwright-core'

import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts'
import { StackError } from './stack-error.ts'
import { appAgent, coverEdges, openBridge, type AppPlatform } from './wrapper.ts'

const HELP = `pnpm wrapper <partner> [options]

Opens a partner's site as its native app shows it: with the app's user agent, bridge and safe areas. Each message of the bridge is printed, and
shown at http://mail.localhost:<port>/wrapper. The site must be running (pnpm start <partner>). Development only.

  --platform <iOS|Android>   the app's platform; iOS if omitted
  --app-version <version>    its version; 99.0 if omitted. One below the partner's minimum shows the screen that leads to the store
  --path <path>              the page that a link into the app opens; / if omitted
  --port <port>              of pnpm start; 3000 if omitted
  --headless                 without a window: opens the page, prints its messages for three seconds, and ends`

const PHONE = { width: 390, height: 844 }
/** Milliseconds in which a page without a window sends its messages. */
const HEADLESS_MS = 3_000

interface Terminal {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  platform: { type: 'string', default: 'iOS' },
  'app-version': { type: 'string', default: '99.0' },
  path: { type: 'string', default: '/' },
  port: { type: 'string', default: '3000' },
  headless: { type: 'boolean', default: false },
} as const

function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: args.filter((arg) => arg !== '--'), allowPositionals: true, options: OPTIONS })
  const { platform, path, headless, help } = values
  const [partner, ...more] = positionals
  if (help) return { help: true } as const
  if (partner === undefined || more.length > 0 || !/^[a-z][a-z0-9-]*$/.test(partner)) throw new StackError('Name one partner.')
  const isPlatform = (name: string): name is AppPlatform => name === 'iOS' || name === 'Android'
  if (!isPlatform(platform)) throw new StackError(`Unknown platform "${platform}". Known platforms: iOS, Android.`)
  const version = values['app-version']
  if (!/^\d+(?:\.\d+)*$/.test(version)) throw new StackError(`"${version}" is not a version, such as 3.1.0.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StackError(`"${values.port}" is not a port.`)
  if (!path.startsWith('/')) throw new StackError(`"${path}" is not a path: it starts with a slash.`)
  return { help: false, partner, platform, version, port, path, headless } as const
}

/** `pnpm wrapper …`. @returns exit code: 0 done, 1 not done, 2 invalid arguments */
export async function runWrapper(args: readonly string[], { out, err }: Terminal, appEnv = process.env['APP_ENV']): Promise<number> {
  if (appEnv !== undefined && appEnv !== '' && appEnv !== 'development') {
    err(`pnpm wrapper is for development only, and APP_ENV is ${appEnv}.`)
    return 1
  }
  let given: ReturnType<typeof readArgs>
  try {
    given = readArgs(args)
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)} See pnpm wrapper --help.`)
    return 2
  }
  if (given.help) {
    out(HELP)
    return 0
  }
  const { partner, platform, version, port, path, headless } = given
  const { path: executablePath } = ensureChromium(err)
  if (!headless && /headless/.test(executablePath)) {
    err(`${executablePath} has no windows. Name one that has in CHROMIUM, or pass --headless.`)
    return 1
  }
  const browser = await chromium.launch({ executablePath, headless, args: [...CHROMIUM_ARGS] })
  try {
    const context = await browser.newContext({ userAgent: appAgent(version, platform), viewport: PHONE, hasTouch: true })
    const sandbox = { port, host: `mail.localhost:${port}` }
    const onMessage = (message: unknown, from: string) => out(`${from} ${JSON.stringify(message)}`)
    await openBridge(context, { platform, version, sandbox, onMessage })
    const page = await context.newPage()
    await coverEdges(page, platform)
    const address = `http://${partner}.localhost:${port}${path}`
    const status = (await page.goto(address))?.status() ?? 0
    if (status >= 400) err(`${address} answered ${status}. If its site does not run, pnpm start ${partner} starts it.`)
    if (headless && status >= 400) return 1
    if (headless) await page.waitForTimeout(HEADLESS_MS)
    else await page.waitForEvent('close', { timeout: 0 })
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    err(`${problem}. Is the site running? pnpm start ${partner} starts it.`)
    return 1
  } finally {
    await browser.close()
  }
  return 0
}

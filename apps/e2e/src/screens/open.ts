import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { endpoints, TOKEN_HEADER } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'

import { memberSteps } from '../member-steps.ts'
import { firstMerchant } from '../merchants.ts'
import { clearCookies, closeNotices } from '../notices.ts'
import { isComplaint } from '../page-issues.ts'
import { originOf } from '../stack.ts'
import { memberFor, SCREENS, type Screen, type Viewer } from './screen.ts'

/** An opened screen. */
export interface Opened {
  readonly page: Page
  /** The requested address. */
  readonly address: string
  /** The server's answer. */
  readonly document: Response | null
  /** Console messages that should not occur, until the next screen is opened. */
  readonly browserErrors: readonly string[]
}

/** A browser on one partner's site that opens its screens as their viewers. */
export interface Viewing {
  /** The page of a viewer. The previous viewer is signed out, so callers should order screens by viewer. */
  readonly as: (viewer: Viewer) => Promise<Page>
  /** Loads a screen and waits until it is hydrated. */
  readonly open: (screen: Screen) => Promise<Opened>
  readonly close: () => Promise<void>
}

export async function viewSite(browser: Browser, partner: Partner): Promise<Viewing> {
  const origin = originOf(partner.program.id)
  const merchantId = await firstMerchant(partner.program.id)
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  await closeNotices(context)
  const browserErrors: string[] = []
  let current: { readonly viewer: Viewer; readonly page: Page } | undefined

  const become = async (viewer: Viewer): Promise<Page> => {
    await current?.page.close()
    await clearCookies(context)
    const page = await startAs(context, partner, viewer)
    await page.addInitScript(setInitialState, table(origin))
    page.on('pageerror', ({ message }) => browserErrors.push(`error: ${message}`))
    page.on('console', (message) => {
      if (isComplaint(message)) browserErrors.push(`${message.type()}: ${message.text()}`)
    })
    current = { viewer, page }
    return page
  }
  const as = async (viewer: Viewer) => (current?.viewer === viewer ? current.page : become(viewer))

  return {
    as,
    open: async (screen) => {
      const page = await as(screen.viewer)
      browserErrors.length = 0
      const address = origin + screen.address(merchantId)
      const document = await page.goto(address)
      await page.locator('html[data-hydrated],html:not(:has(script[data-scripts]))').waitFor({ state: 'attached' })
      return { page, address, document, browserErrors }
    },
    close: () => context.close(),
  }
}

/** The data that previous screens pass on, by address. */
const table = (origin: string) =>
  SCREENS.flatMap(({ initial, address }) => (initial ? [{ address: origin + address(''), state: null, kept: {}, ...initial }] : []))

/** Runs in the page before its own scripts. */
function setInitialState(initial: ReturnType<typeof table>): void {
  const here = initial.find(({ address }) => address === location.href)
  if (!here) return
  if (here.state) history.replaceState({ usr: here.state, key: 'initial', idx: 0 }, '')
  for (const [key, value] of Object.entries(here.kept)) sessionStorage.setItem(key, value)
}

/** A new page, signed in as the viewer's member. */
async function startAs(context: BrowserContext, partner: Partner, viewer: Viewer): Promise<Page> {
  const page = await context.newPage()
  if (viewer === 'visitor') return page
  const who = { email: memberFor(viewer).email, password: DEMO_PASSWORD }
  if (partner.program.enrollmentType === 'sso') await memberSteps(page, partner).signIn(who)
  else await signInByCall(page, who)
  return page
}

/** Signs in with the form's call, without the form. */
async function signInByCall(page: Page, who: { readonly email: string; readonly password: string }): Promise<void> {
  const { getToken, signIn } = endpoints
  // The smallest document of the site.
  await page.goto(getToken.path)
  const status = await page.evaluate(
    async ({ tokenPath, path, header, body }) => {
      const { csrfToken } = await (await fetch(tokenPath)).json()
      const headers = { 'content-type': 'application/json', [header]: csrfToken }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { tokenPath: getToken.path, path: signIn.path, header: TOKEN_HEADER, body: { ...who, rememberMe: false } },
  )
  if (status !== 200) throw new Error(`signing in as ${who.email} was answered ${status}`)
}

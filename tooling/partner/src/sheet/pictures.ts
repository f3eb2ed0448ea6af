import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from '@dining/demo-data/members'
import type { Stack } from '@dining/stack'
import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium, type Browser, type Page } from 'playwright-core'

import { recordEnvironment } from './environment.ts'
import { MOMENT } from './shifted-clock.ts'

/** A picture of a screen. */
export interface Picture {
  readonly id: string
  readonly screen: string
  /** Pixels. */
  readonly width: number
  readonly scheme: 'light' | 'dark'
  /** Path within the folder of pictures. */
  readonly file: string
}

const WIDTHS = [375, 1280] as const
const SCHEMES = ['light', 'dark'] as const
/** Maximum height of a picture: the first screen of a long page and more. */
const LONG = 1600

export interface Screen {
  readonly name: string
  readonly path: string
  /** Signs in first; a screen of a member comes after those of visitors. */
  readonly member?: DemoMember | undefined
  /** Height of the window, if the picture shows what is fixed to it. */
  readonly height?: number
  /** Called once before the pictures of this screen, and after them. */
  readonly before?: () => Promise<void>
  readonly after?: () => Promise<void>
  /** Brings the loaded page into the state of the picture; false if there is nothing to show. */
  readonly show?: (page: Page) => Promise<boolean>
}

/** What the screens of a sheet depend on. */
export interface Served {
  readonly stack: Stack
  readonly id: string
  readonly origin: string
  readonly enrollmentType: string
  readonly page: Page
}

/** A member who has dined, so that the account is not empty. */
export const DINER = DEMO_MEMBERS.find(({ dines, hasWebProfile }) => dines !== null && hasWebProfile)

interface Order {
  readonly stack: Stack
  readonly ids: readonly string[]
  readonly folder: string
  readonly say: (line: string) => void
  readonly screensFor: (served: Served) => Promise<readonly Screen[]>
  /** Names of each partner and its program, which are covered in its pictures; if omitted, nothing is covered. */
  readonly names?: ReadonlyMap<string, readonly string[]>
}

/** Takes the screens of each partner, in both widths and schemes, in one browser. */
export async function takePictures({ stack, ids, folder, say, screensFor, names }: Order): Promise<readonly Picture[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(say).path, args: [...CHROMIUM_ARGS] })
  try {
    const pictures: Picture[] = []
    for (const id of ids) {
      say(`Taking pictures of ${id}`)
      pictures.push(...(await ofPartner({ browser, stack, id, folder, screensFor, names: names?.get(id) ?? [] })))
      await recordEnvironment(join(folder, id), browser.version())
    }
    return pictures
  } finally {
    await browser.close()
  }
}

interface OwnOrder extends Pick<Order, 'stack' | 'folder' | 'screensFor'> {
  readonly browser: Browser
  readonly id: string
  readonly names: readonly string[]
}

async function ofPartner({ browser, stack, id, folder, screensFor, names }: OwnOrder): Promise<readonly Picture[]> {
  const partner = stack.partners.find((one) => one.id === id)
  if (!partner) throw new Error(`${id} is not served`)
  const { origin, enrollmentType } = partner
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' })
  await context.clock.setFixedTime(MOMENT)
  const pictures: Picture[] = []
  try {
    const page = await context.newPage()
    const screens = await screensFor({ stack, id, origin, enrollmentType, page })
    for (const screen of screens.toSorted((a, b) => Number(a.member !== undefined) - Number(b.member !== undefined))) {
      if (screen.member) await signIn(page, origin, enrollmentType, screen.member)
      await screen.before?.()
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: screen.height ?? LONG })
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await page.goto(origin + screen.path)
          await settled(page)
          if (screen.show && !(await screen.show(page))) continue
          if (names.length > 0) await cover(page, names)
          const file = join(id, `${screen.name}-${width}-${scheme}.png`)
          await mkdir(dirname(join(folder, file)), { recursive: true })
          await page.screenshot({ path: join(folder, file), animations: 'disabled' })
          pictures.push({ id, screen: screen.name, width, scheme, file })
        }
      }
      await screen.after?.()
    }
  } finally {
    await context.close()
  }
  return pictures
}

/** Waits until the page is hydrated and its fonts and pictures are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-hydrated],html:not(:has(script[data-scripts]))').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
}

/** Replaces names by bars, longest first, so that none remains within another. */
async function cover(page: Page, names: readonly string[]): Promise<void> {
  const literal = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  await page.evaluate((pattern) => {
    const any = new RegExp(pattern, 'giu')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script,style'))
        node.nodeValue = node.nodeValue?.replace(any, (name) => '▬'.repeat(name.length)) ?? ''
  }, literal.join('|'))
}

/** Signs in as a demonstration member, by default one who has dined. */
export async function signIn(page: Page, origin: string, enrollmentType: string, member = DINER): Promise<void> {
  if (!member) throw new Error('No demonstration member has dined')
  if (enrollmentType === 'sso') {
    await page.goto(`${origin}/Login`)
    await page.getByRole('button', { name: member.email }).click()
    await page.waitForURL((url) => url.origin === origin)
    return
  }
  await page.goto(`${origin}/login`)
  await settled(page)
  const [email, password] = [page.getByRole('textbox', { name: /email/i }), page.locator('input[type=password]')]
  await email.fill(member.email)
  await password.fill(DEMO_PASSWORD)
  await password.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

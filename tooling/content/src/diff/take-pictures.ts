import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { compareLengths, settled, signIn } from '@dining/partner/pictures'
import { startStack, type Stack } from '@dining/stack'
import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium, type BrowserContext, type Page as Tab } from 'playwright-core'

import type { Drafts } from './changes.ts'
import type { Page } from './pages.ts'
import { showEntries } from './show-entries.ts'

/** A page in one width, as published and with the drafts; paths within the folder. */
export interface Pair {
  readonly page: Page
  /** Pixels. */
  readonly width: number
  readonly before: string | null
  readonly after: string | null
  /** The picture of differences; null if there are none, or if a picture is missing. */
  readonly marked: string | null
  /** Share of the pixels that differ, 0 to 1. */
  readonly share: number
}

const WIDTHS = [375, 1280] as const
const HEIGHT = 1_600

interface Order extends Drafts {
  readonly id: string
  readonly pages: readonly Page[]
  /** Folders of the pictures and of the installation's data. */
  readonly folder: string
  readonly say: (line: string) => void
}

/** Pictures of pages before and after, of a separate installation, so that no visitor sees an unfinished draft. */
export async function takePictures({ id, pages, shown, changes, folder, say }: Order): Promise<readonly Pair[]> {
  const stack = await startStack({
    partners: [id],
    port: 0,
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'silent', DEMO_MERCHANTS: '3000' },
    onProgress: say,
  })
  const pictures = join(folder, id)
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  try {
    const env = { ...process.env, DATABASE_URL: undefined, DATA_DIR: join(stack.dataDir, 'api') }
    const changed = (set: string, slug: string) => changes.some((one) => one.set === set && one.slug === slug)
    const withDrafts = [
      ...shown.filter(({ set, slug }) => !changed(set, slug)),
      ...changes.map(({ set, slug, after }) => ({ set, slug, fields: after })),
    ]
    await showEntries(env, id, shown)
    const before = await ofPages(stack, id, pages, pictures, 'published', say)
    await showEntries(env, id, withDrafts)
    const after = await ofPages(stack, id, pages, pictures, 'draft', say)
    return await Promise.all(
      pages.flatMap((page) =>
        WIDTHS.map((width) => pairOf(folder, page, width, before.get(nameOf(page, width)), after.get(nameOf(page, width)))),
      ),
    )
  } finally {
    await stack.stop()
  }
}

const nameOf = ({ name }: Page, width: number): string => `${name.replaceAll(/[^a-z0-9]+/g, '-')}-${width}`

async function pairOf(folder: string, page: Page, width: number, before = '', after = ''): Promise<Pair> {
  const bare = { page, width, before: before || null, after: after || null, marked: null, share: 0 }
  if (before === '' || after === '') return bare
  const marked = after.replace(/\.png$/, '-marked.png')
  const share = await compareLengths(join(folder, before), join(folder, after), join(folder, marked))
  return { ...bare, marked: share > 0 ? marked : null, share }
}

/** Pictures by name; a page that the site does not have is left out. */
async function ofPages(stack: Stack, id: string, pages: readonly Page[], folder: string, kind: string, say: Order['say']) {
  // A server that was just started has no earlier page in its cache.
  await stack.restart(`web-${id}`)
  say(`Taking pictures of ${id}: ${kind}`)
  const browser = await chromium.launch({ executablePath: ensureChromium(say).path, args: [...CHROMIUM_ARGS] })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    return await inContext(context, stack, id, pages, folder, kind)
  } finally {
    await browser.close()
  }
}

async function inContext(context: BrowserContext, stack: Stack, id: string, pages: readonly Page[], folder: string, kind: string) {
  const partner = stack.partners.find((one) => one.id === id)
  if (!partner) throw new Error(`${id} is not served`)
  const tab = await context.newPage()
  const taken = new Map<string, string>()
  const members = pages.filter(({ isMember }) => isMember)
  for (const page of pages.filter(({ isMember }) => !isMember)) await take(page)
  if (members.length > 0) await signIn(tab, partner.origin, partner.enrollmentType)
  for (const page of members) await take(page)
  return taken

  async function take(page: Page): Promise<void> {
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: HEIGHT })
      const answer = await tab.goto(`${partner?.origin ?? ''}${page.path}`)
      if ((answer?.status() ?? 500) >= 400) return
      await settled(tab)
      await seenWhole(tab)
      const file = `${nameOf(page, width)}-${kind}.png`
      await tab.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
      taken.set(nameOf(page, width), join(id, file))
    }
  }
}

/** Scrolls down the page and back, so that parts that load when they come near are shown. */
async function seenWhole(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let at = 0; at < document.documentElement.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at)
      await frame()
    }
    window.scrollTo(0, 0)
    await frame()
  })
  await tab.waitForLoadState('networkidle')
}

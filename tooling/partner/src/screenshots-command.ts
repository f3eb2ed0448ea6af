import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Stack } from '@dining/stack'
import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { SCREENSHOTS } from '@dining/web/build'
import { chromium, type Browser } from 'playwright-core'

import { chosenIds } from './choose.ts'
import type { Command } from './command.ts'
import { atMoment } from './sheet/installation.ts'
import { firstMerchant } from './sheet/key-screens.ts'
import { settled } from './sheet/pictures.ts'
import { MOMENT } from './sheet/shifted-clock.ts'

/** Of the WebP files, 0 to 100: letters stay sharp, and a picture has about 30 kB. */
const QUALITY = 65

/** Its first restaurants are open at the moment of the pictures, and none of them is about to leave. */
const CITY = 'San Francisco, CA'

/** Cookies of a visitor who has closed what is over pages and above them, which is soon out of date, and has answered what a site asks. */
const CLOSED = {
  announcement_dismissed: '1',
  app_announcement_dismissed: 'yes',
  ssoNoticeDismissed: 'yes',
  general_popup: 'this-is-big',
  privacy_choices: encodeURIComponent(
    JSON.stringify({ version: 1, at: new Date(MOMENT).toISOString(), measurement: false, marketing: false }),
  ),
}

/** `partner screenshots`: takes the pictures that browsers show before they install a site (PWA-10), of what is built, as a visitor sees it. */
export const screenshotsCommand: Command = async ({ words, json, partnersDir, out, err }) => {
  const ids = await chosenIds(partnersDir, words)
  const written: { readonly id: string; readonly file: string; readonly bytes: number }[] = []
  const browser = await chromium.launch({ executablePath: ensureChromium(err).path, args: [...CHROMIUM_ARGS] })
  try {
    await atMoment({ ids, say: err }, async (stack, some) => {
      for (const id of some) {
        err(`Taking pictures of ${id}`)
        for (const { file, bytes } of await picturesOf(browser, stack, id)) {
          const target = join(partnersDir, id, file)
          await mkdir(dirname(target), { recursive: true })
          await writeFile(target, bytes)
          written.push({ id, file, bytes: bytes.length })
        }
      }
    })
  } finally {
    await browser.close()
  }
  if (json) out(JSON.stringify({ written }))
  else {
    const kilobytes = Math.round(written.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
    out(
      `${written.length} pictures, ${kilobytes} kB. Look at them, then run pnpm partner build${words.map((word) => ` ${word}`).join('')}.`,
    )
  }
  return 0
}

async function picturesOf(browser: Browser, stack: Stack, id: string) {
  const origin = stack.partners.find((one) => one.id === id)?.origin ?? ''
  const addresses = {
    home: '/',
    search: `/search?location=${encodeURIComponent(CITY)}`,
    restaurant: `/merchants/${await firstMerchant(stack, id, CITY)}`,
  }
  const pictures: { readonly file: string; readonly bytes: Buffer }[] = []
  for (const [{ width, height, density }, shown] of Map.groupBy(SCREENSHOTS, ({ window }) => window)) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'America/Chicago',
    })
    try {
      await context.clock.setFixedTime(MOMENT)
      await context.addCookies(
        Object.entries(CLOSED).map(([name, value]) => ({ name, value, url: origin, secure: true, sameSite: 'Lax' as const })),
      )
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      for (const { screen, file } of shown) {
        await page.goto(origin + addresses[screen])
        await settled(page)
        // Without a clip, the picture has a pixel for each of CSS.
        const clip = { x: 0, y: 0, width, height, scale: density }
        const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
        pictures.push({ file, bytes: Buffer.from(data, 'base64') })
      }
    } finally {
      await context.close()
    }
  }
  return pictures
}

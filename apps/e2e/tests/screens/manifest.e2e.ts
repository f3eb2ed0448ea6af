import * as v from 'valibot'

import { allPartners } from '../../src/kinds.ts'
import { expect, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const pictureSchema = v.object({
  src: v.pipe(v.string(), v.regex(/^\/[\w./-]+$/)),
  sizes: v.pipe(v.string(), v.regex(/^(?:any|\d+x\d+)$/)),
  type: v.string(),
})
const manifestSchema = v.object({
  name: v.string(),
  icons: v.array(pictureSchema),
  screenshots: v.array(
    v.object({ ...pictureSchema.entries, form_factor: v.picklist(['narrow', 'wide']), label: v.pipe(v.string(), v.nonEmpty()) }),
  ),
  shortcuts: v.array(v.object({ url: v.string() })),
})

/** The sides and the ratio with which Chromium shows a picture before it installs a site. */
const SIDES = { least: 320, most: 3840, ratio: 2.3 }
/** Chromium shows so many on a computer, and fewer on a phone. */
const MOST = 8

for (const partner of await allPartners()) {
  const { id, programName } = partner.program
  test(`the web app manifest of ${id} is accepted by Chromium, with pictures as it promises, which no page loads [PWA-10]`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto(originOf(id))
    await page.waitForLoadState('networkidle')
    const loadedByPage = new Set(loaded)

    const devtools = await page.context().newCDPSession(page)
    const { errors, data = '', url } = await devtools.send('Page.getAppManifest')
    expect([errors, url]).toEqual([[], `${originOf(id)}/manifest.webmanifest`])
    const { name, icons, screenshots, shortcuts } = v.parse(v.pipe(v.string(), v.parseJson(), manifestSchema), data)
    expect(name).toBe(programName)

    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const answer = await page.evaluate(async (address) => {
        const response = await fetch(address)
        const isRaster = response.headers.get('content-type') !== 'image/svg+xml'
        const bitmap = isRaster ? await createImageBitmap(await response.blob()) : null
        const size = bitmap ? `${bitmap.width}x${bitmap.height}` : 'any'
        return { ok: response.ok, size, type: response.headers.get('content-type'), caching: response.headers.get('cache-control') }
      }, src)
      expect([src, answer.ok, answer.type, answer.size]).toEqual([src, true, type, sizes])
      if (src.startsWith('/assets/')) expect(answer.caching).toBe('public, max-age=31536000, immutable')
    }

    const forms = screenshots.map(({ form_factor: form }) => form)
    expect([forms.includes('narrow'), forms.includes('wide'), forms.length <= MOST]).toEqual([true, true, true])
    for (const form of ['narrow', 'wide']) {
      const own = screenshots.filter((one) => one.form_factor === form)
      // A browser leaves out pictures of another ratio than the first.
      expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1)
      expect(new Set(own.map(({ label }) => label)).size).toBe(own.length)
      const [width = 0, height = 0] = own[0]?.sizes.split('x').map(Number) ?? []
      const [least, most] = [Math.min(width, height), Math.max(width, height)]
      expect([least >= SIDES.least, most <= SIDES.most, most <= SIDES.ratio * least]).toEqual([true, true, true])
      expect(form === 'narrow' ? height > width : width > height).toBe(true)
    }
    expect(screenshots.filter(({ src }) => loadedByPage.has(src))).toEqual([])

    for (const shortcut of shortcuts) {
      const answer = await page.goto(originOf(id) + shortcut.url)
      expect(answer?.ok()).toBe(true)
    }
  })
}

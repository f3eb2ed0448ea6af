import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { renderDocument } from '../server/document.ts'
import { ICONS } from './icon.ts'
import { SCREENSHOTS } from './screenshots.ts'
import { writeWebManifest } from './web-manifest.ts'

const writtenSchema = v.object({
  shortcuts: v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: v.pipe(v.string(), v.startsWith('/')) })),
  screenshots: v.array(v.object({ src: v.string(), form_factor: v.string(), sizes: v.string(), label: v.pipe(v.string(), v.nonEmpty()) })),
})

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it("links a web app manifest on every page, with each partner's own name and colours [PWA-10]", async () => {
  const meta = { title: 'Home', description: '', keywords: '' }
  const href = /<link rel="manifest" href="([^"]+)"/.exec(renderDocument({ meta, style: '', held: [], html: '', scripts: [] }))?.[1]
  const client = await mkdtemp(path.join(tmpdir(), 'manifest-'))
  await mkdir(path.join(client, 'assets'))
  const colours = new Set<string>()
  for (const { partner, folder } of partners) {
    await writeWebManifest(partner, folder, client)
    const manifest: unknown = JSON.parse(await readFile(path.join(client, href ?? ''), 'utf8'))
    expect(manifest).toMatchObject({
      name: partner.program.programName,
      short_name: partner.wordmark.strong,
      start_url: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      icons: [{ src: '/icon.svg' }, ...ICONS.map(({ file, purpose }) => ({ src: `/${file}`, purpose }))],
    })
    const { shortcuts, screenshots } = v.parse(writtenSchema, manifest)
    expect(shortcuts.map(({ url }) => url)).toEqual(
      partner.program.enrollmentType === 'none' ? ['/search'] : ['/search', '/account/overview'],
    )
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(SCREENSHOTS.map(({ form }) => form))
    for (const { src } of screenshots) expect(src).toMatch(/^\/assets\/[a-z]+-(?:narrow|wide)-[\w-]{8}\.webp$/)
    colours.add(JSON.stringify(manifest))
  }
  expect(colours.size).toBe(partners.length)
  await rm(client, { recursive: true })
})

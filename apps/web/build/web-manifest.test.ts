import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { renderDocument } from '../server/document.ts'
import { ICONS } from './icon.ts'
import { writeWebManifest } from './web-manifest.ts'

const shortcutsSchema = v.object({
  shortcuts: v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: v.pipe(v.string(), v.startsWith('/')) })),
})

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

it("links a web app manifest on every page, with each partner's own name and colours [PWA-10]", async () => {
  const meta = { title: 'Home', description: '', keywords: '' }
  const href = /<link rel="manifest" href="([^"]+)"/.exec(renderDocument({ meta, style: '', held: [], html: '', scripts: [] }))?.[1]
  const client = await mkdtemp(path.join(tmpdir(), 'manifest-'))
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
    const { shortcuts } = v.parse(shortcutsSchema, manifest)
    expect(shortcuts.map(({ url }) => url)).toEqual(
      partner.program.enrollmentType === 'none' ? ['/search'] : ['/search', '/account/overview'],
    )
    colours.add(JSON.stringify(manifest))
  }
  expect(colours.size).toBe(partners.length)
  await rm(client, { recursive: true })
})

import { readPartners } from '@dining/partner-kit/node'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testFolder, type TestFolder } from '../testing/folder.ts'
import { webManifestIssues } from './built.ts'
import { isolationIssues, markersOf } from './isolation.ts'

let folder: TestFolder
beforeEach(async () => {
  folder = await testFolder()
  await folder.add('acme')
  await folder.add('bolt')
  await folder.write('acme', 'dist/client/assets/app.js', 'say("Acme Dining")')
})
afterEach(() => folder.close())

const dist = () => join(folder.path, 'acme/dist')

describe('isolation', () => {
  const found = async () => {
    const { partners } = await readPartners(folder.path)
    const acme = partners.find(({ partner }) => partner.program.id === 'acme')
    if (!acme) throw new Error('acme is not there')
    return isolationIssues(dist(), acme.partner, await markersOf(partners))
  }

  it('is valid for a bundle with its own and common content', async () => {
    await folder.write('acme', 'dist/client/assets/more.js', 'say("How it works", "Find restaurants")')
    expect(await found()).toEqual([])
  })

  it.each([
    ['a name', 'client/assets/app.js', 'say("Acme Dining", "Bolt Dining")', 'Bolt Dining'],
    ['an address', 'server/entry-server.js', 'acme.example.com help@bolt.example.com', 'bolt.example.com'],
    ['a sentence', 'client/assets/app.css', '.a:after{content:"Acme Dining, lightning on a plate"}', 'lightning on a plate'],
  ])('is broken by %s of another partner', async (_, file, text, sign) => {
    await folder.change('bolt', 'copy.ts', (source) => source.replace('texts: {}', "texts: { 'shell.earnLine': 'lightning on a plate' }"))
    await folder.write('acme', `dist/${file}`, text)
    expect(await found()).toContainEqual(
      expect.objectContaining({
        location: 'dist',
        problem: expect.stringMatching(new RegExp(`"[^"]*${sign}" \\((?:program|copy)\\) of bolt`)),
      }),
    )
  })

  it('is broken by a colour of another partner', async () => {
    const markers = await markersOf((await readPartners(folder.path)).partners)
    const colour = markers.find(({ of, from }) => of === 'bolt' && from === 'colours')?.sign ?? ''
    expect(colour).toMatch(/^#/)
    await folder.write('acme', 'dist/client/assets/app.css', `Acme Dining{color:${colour}}`)
    expect((await found()).map(({ problem }) => problem)).toEqual([`it holds "${colour}" (colours) of bolt`])
  })

  it('is broken by a file of another partner, under whatever name', async () => {
    await folder.write('bolt', 'assets/fonts/bolt-latin.woff2', 'a face of its own')
    await folder.write('acme', 'dist/client/assets/face-a1b2.woff2', 'a face of its own')
    expect((await found()).map(({ problem }) => problem)).toEqual(['it holds the file assets/fonts/bolt-latin.woff2 of bolt'])
  })

  it('is broken by words that only mails use, not by words of a page that a mail repeats', async () => {
    await folder.change('acme', 'copy.ts', (source) =>
      source.replace(
        'texts: {}',
        "texts: { 'mail.welcomeLead': 'Link the first card', 'mail.welcomeHow': 'Acme on a plate', 'shell.earnLine': 'Acme on a plate' }",
      ),
    )
    await folder.write('acme', 'dist/client/assets/more.js', 'say("Link the first card", "Acme on a plate")')
    expect((await found()).map(({ problem }) => problem)).toEqual(['it holds "Link the first card", which only mails use'])
  })

  it('is not proved by a bundle that contains nothing of its own folder', async () => {
    await folder.write('acme', 'dist/client/assets/app.js', 'say("nothing")')
    expect((await found()).map(({ problem }) => problem)).toEqual(['it contains nothing of its own folder'])
  })
})

describe('the web app manifest', () => {
  const whole = {
    name: 'Acme Dining',
    short_name: 'Acme',
    start_url: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [{ src: '/icon.svg' }],
  }
  const problems = async (manifest: unknown) => {
    await folder.write('acme', 'dist/client/icon.svg', '<svg/>')
    if (manifest) await folder.write('acme', 'dist/client/manifest.webmanifest', JSON.stringify(manifest))
    const { partners } = await readPartners(folder.path)
    const acme = partners.find(({ partner }) => partner.program.id === 'acme')
    return acme ? (await webManifestIssues(dist(), acme.partner)).map(({ problem }) => problem) : null
  }

  const picture = { src: '/assets/home.webp', sizes: '540x1170', type: 'image/webp', form_factor: 'narrow', label: 'Home' }
  /** The first bytes of a WebP file of this size. */
  const webp = (width: number, height: number) => {
    const bytes = Buffer.alloc(30)
    bytes.write('RIFF')
    bytes.write('WEBPVP8 ', 8)
    bytes.writeUInt16LE(width, 26)
    bytes.writeUInt16LE(height, 28)
    return bytes
  }

  it.each([
    ['right', webp(540, 1170), picture, []],
    ['absent', null, picture, ['its picture /assets/home.webp is missing']],
    ['of another size', webp(540, 1180), picture, ['its picture /assets/home.webp is 540x1180, not 540x1170']],
    ['no picture', Buffer.from('<html>'), picture, ['its picture /assets/home.webp is no WebP, not 540x1170']],
    ['too tall', webp(540, 1300), { ...picture, sizes: '540x1300' }, ['its picture /assets/home.webp has sides of 540x1300 pixels']],
    ['without a label', webp(540, 1170), { ...picture, label: '' }, [expect.stringContaining('label')]],
  ])('with a picture for the installation that is %s [PWA-10]', async (_, bytes, listed, expected) => {
    if (bytes) await folder.write('acme', 'dist/client/assets/home.webp', bytes)
    expect(await problems({ ...whole, screenshots: [listed] })).toEqual(expected)
  })

  it.each([
    ['whole', whole, []],
    ['missing', null, ['it is missing']],
    ['of another partner', { ...whole, name: 'Bolt Dining' }, ['its name is "Bolt Dining"']],
    ['with an icon that is not there', { ...whole, icons: [{ src: '/logo.svg' }] }, ['its icon /logo.svg is missing']],
    ['without a colour', { ...whole, theme_color: undefined }, [expect.stringContaining('theme_color')]],
  ])('%s', async (_, manifest, expected) => {
    expect(await problems(manifest)).toEqual(expected)
  })
})

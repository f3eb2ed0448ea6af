import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { createCopy } from '@dining/copy-engine'
import { shell } from '@dining/copy-engine/texts/shell'
import { accountOverview, search } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import { derive, parseColour, toHex, type Tokens } from '@dining/ui/theme/tools'

import { ICONS } from './icon.ts'
import { copyScreenshots } from './screenshots.ts'

const PLAIN = { theme: '#ffffff', background: '#ffffff' }

async function coloursOf(partnerFolder: string): Promise<typeof PLAIN> {
  const file = path.join(partnerFolder, 'tokens.ts')
  if (!existsSync(file)) return PLAIN
  // The compiler checks its shape.
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens: Tokens }
  const { surface } = derive(tokens).light
  return { theme: toHex(parseColour(surface.bar)), background: toHex(parseColour(surface.page)) }
}

const ANONYMOUS = { tier: null, publicId: null, firstName: null } as const

/** Pages that an installed app offers in its icon's menu: the search, and the account where the partner has members. */
function shortcutsOf(partner: Partner) {
  const copy = createCopy({ ...partner, visitor: ANONYMOUS })
  const pages = [
    [shell.search, search],
    ...(partner.program.enrollmentType === 'none' ? [] : [[shell.account, accountOverview] as const]),
  ] as const
  return pages.map(([name, url]) => ({ name: copy.say(name), url }))
}

/**
 * Writes the web app manifest, with which a browser installs the site under the partner's name and colours (PWA-10), and the pictures that it names.
 * @param client absolute path of the build's `client` folder, with its `assets`
 */
export async function writeWebManifest(partner: Partner, partnerFolder: string, client: string): Promise<void> {
  const { program, wordmark } = partner
  const { theme, background } = await coloursOf(partnerFolder)
  const manifest = {
    name: program.programName,
    short_name: wordmark.strong,
    id: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: background,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ file, px, purpose }) => ({ src: `/${file}`, sizes: `${px}x${px}`, type: 'image/png', purpose })),
    ],
    screenshots: await copyScreenshots(partner, partnerFolder, client),
    shortcuts: shortcutsOf(partner),
  }
  await writeFile(path.join(client, 'manifest.webmanifest'), `${JSON.stringify(manifest)}\n`)
}

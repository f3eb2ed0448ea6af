import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createCopy } from '@dining/copy-engine'
import { screenshots as texts } from '@dining/copy-engine/texts/screenshots'
import type { Partner } from '@dining/partner-kit'

const SCREENS = ['home', 'search', 'restaurant'] as const

/**
 * Windows of which pictures are taken. A browser shows the narrow ones on phones and the wide ones on computers before it installs the site, if each side
 * has 320 to 3840 pixels and the longer one is at most 2.3 times the shorter one.
 */
const FORMS = [
  { form: 'narrow', width: 360, height: 780, density: 1.5 },
  { form: 'wide', width: 1280, height: 800, density: 1 },
] as const

/** The pictures of a partner's site, which `pnpm partner screenshots` takes. `file` is in the partner's folder. */
export const SCREENSHOTS = FORMS.flatMap((window) =>
  SCREENS.map((screen) => ({
    screen,
    form: window.form,
    file: `assets/screenshots/${screen}-${window.form}.webp`,
    window,
    px: { width: window.width * window.density, height: window.height * window.density },
  })),
)

const HASH_LETTERS = 8

/**
 * Copies a partner's pictures to the files that browsers keep for a year.
 * @param client absolute path of the build's `client` folder
 * @returns members of the web app manifest; none for a partner that has no pictures yet
 */
export async function copyScreenshots(partner: Partner, partnerFolder: string, client: string) {
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  const members = []
  for (const { screen, form, file, px } of SCREENSHOTS) {
    const from = path.join(partnerFolder, file)
    if (!existsSync(from)) continue
    const bytes = await readFile(from)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LETTERS)
    const src = `/assets/${screen}-${form}-${hash}.webp`
    await writeFile(path.join(client, src), bytes)
    members.push({
      src,
      sizes: `${px.width}x${px.height}`,
      type: 'image/webp',
      form_factor: form,
      label: copy.say(texts[screen]),
    })
  }
  return members
}

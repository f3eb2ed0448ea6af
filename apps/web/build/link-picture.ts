import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { createCopy } from '@dining/copy-engine'
import { linkPicture } from '@dining/copy-engine/texts/link-picture'
import type { Partner } from '@dining/partner-kit'
import { mailLook } from '@dining/partner-kit/mail'
import { faceOutlines, type FaceOutlines } from '@dining/partner-kit/measure'
import { contrast, referenceTokens, type Tokens } from '@dining/ui/theme/tools'

import { dishPicture } from '../link-picture/dish.ts'
import { drawPicture } from '../link-picture/draw.ts'
import { KIT_FILE, SITE_PICTURE_FILE, type Kit } from '../link-picture/kit.ts'
import { renderSvg, startRenderer } from '../link-picture/render.ts'

/** What the picture of every site shows on its plate. */
const SITE_CUISINE = 'Italian'

/** A badge in the colour of the ground would have no edge; it has the colour of the ink then. */
const MIN_BADGE_CONTRAST = 1.6

async function tokensOf(folder: string): Promise<Tokens> {
  const file = path.join(folder, 'tokens.ts')
  if (!existsSync(file)) return referenceTokens
  return ((await import(pathToFileURL(file).href)) as { tokens: Tokens }).tokens
}

const trackingOf = (length: string) => Number.parseFloat(length) || 0

/** @param folder absolute path of `partners/<id>`; null if its theme has no typefaces of its own */
export async function pictureKit({ wordmark }: Partner, folder: string): Promise<Kit | null> {
  const tokens = await tokensOf(folder)
  const { light, radius } = mailLook(tokens)
  const face = async (list: string, weight: number, tracking: string) => {
    const outlines: FaceOutlines | null = await faceOutlines(folder, list, weight)
    return outlines && { ...outlines, tracking: trackingOf(tracking) }
  }
  const { faces, display, strong: strongText } = tokens
  const [strong, thin, title, text] = [
    await face(faces.display, tokens.wordmark.strong, tokens.wordmark.tracking),
    await face(faces.display, tokens.wordmark.light, tokens.wordmark.tracking),
    await face(faces.display, display.weight, display.tracking),
    await face(faces.text, strongText.weight, '0'),
  ]
  if (!strong || !thin || !title || !text) return null
  const { bar: ground, onBar: ink, line: edge, action, onAction } = light
  const isVisible = contrast(ground, action) >= MIN_BADGE_CONTRAST
  return {
    colours: { ground, ink, edge, badge: isVisible ? action : ink, onBadge: isVisible ? onAction : ground },
    radius: Number.parseFloat(radius.button) || 0,
    wordmark,
    faces: { strong, light: thin, title, text },
  }
}

/**
 * Writes the site's picture for previews of links, and what a server draws those of restaurants with.
 * @param server absolute path of the build's `server` folder
 */
export async function writeLinkPictures(partner: Partner, folder: string, server: string): Promise<void> {
  const kit = await pictureKit(partner, folder)
  if (!kit) return
  await startRenderer()
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  const title = copy.say(partner.features.showEarnRate ? linkPicture.siteTitle : linkPicture.sitePlainTitle)
  const svg = drawPicture(
    kit,
    { title, line: copy.say(linkPicture.siteLine), badge: null },
    await dishPicture(SITE_CUISINE, partner.program.id),
  )
  await writeFile(path.join(server, SITE_PICTURE_FILE), renderSvg(svg).png)
  await writeFile(path.join(server, KIT_FILE), JSON.stringify(kit))
}

import * as v from 'valibot'

const glyphSchema = v.tuple([v.string(), v.number()])

const faceSchema = v.object({
  /** Units of an em. */
  em: v.number(),
  /** Space between letters in em. */
  tracking: v.number(),
  /** By character: the outline as path data of SVG, y downward, and the width, both in units. */
  glyphs: v.record(v.string(), glyphSchema),
})
/** A typeface at one weight, as outlines. */
export type Face = v.InferOutput<typeof faceSchema>

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

export const kitSchema = v.object({
  colours: v.object({ ground: colour, ink: colour, edge: colour, badge: colour, onBadge: colour }),
  /** Of the badge, in pixels. */
  radius: v.number(),
  wordmark: v.object({ strong: v.string(), light: v.string() }),
  faces: v.object({ strong: faceSchema, light: faceSchema, title: faceSchema, text: faceSchema }),
})
/** What the pictures of one partner are drawn with. Written by the build, so that a server needs no typefaces. */
export type Kit = v.InferOutput<typeof kitSchema>

/** Size in pixels, as previews of links expect it. */
export const SIZE = { width: 1200, height: 630 } as const

/** Files of a build's `server` folder: the picture of the site, and what those of restaurants are drawn with. */
export const SITE_PICTURE_FILE = 'link-picture.png'
export const KIT_FILE = 'link-picture.json'

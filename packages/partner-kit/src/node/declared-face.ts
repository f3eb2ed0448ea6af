import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import * as v from 'valibot'

/** A typeface as declared in a partner's theme. */
export interface DeclaredFace {
  readonly family: string
  /** Weights in the file, such as `350 700`. */
  readonly weights: string
  /** Absolute path of the file with the Latin letters (WOFF2, variable). */
  readonly file: string
}

const tokensSchema = v.object({ tokens: v.object({ faces: v.object({ text: v.string() }) }) })

/** Family names become part of style sheets, so they contain nothing that could end a string there. */
const DECLARATION = /family: '([\w -]+)',\s*files: '\.\/([\w./-]+)',\s*weights: '(\d+ \d+)'/g

/** The file of the first family in a CSS list, as declared by the theme of a partner's folder; null if there is no declaration. */
export async function declaredFace(folder: string, list: string): Promise<DeclaredFace | null> {
  const wanted = (list.split(',')[0] ?? '').replaceAll(/["']/g, '').trim()
  const theme = path.join(folder, 'theme.css.ts')
  const source = existsSync(theme) ? await readFile(theme, 'utf8') : ''
  for (const [, family = '', files = '', weights = ''] of source.matchAll(DECLARATION)) {
    const file = path.join(folder, `${files}-latin.woff2`)
    if (family === wanted && existsSync(file)) return { family, weights, file }
  }
  return null
}

/** The body typeface of a partner's texts; null if the theme has none of its own. @param folder absolute path */
export async function textFace(folder: string): Promise<DeclaredFace | null> {
  const file = path.join(folder, 'tokens.ts')
  const read = v.safeParse(tokensSchema, existsSync(file) ? await import(pathToFileURL(file).href) : null)
  return read.success ? declaredFace(folder, read.output.tokens.faces.text) : null
}

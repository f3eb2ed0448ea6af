import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

const siteSchema = v.object({
  partnerId: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/)),
  name: text,
  /** Origin of the partner's site. */
  origin: v.pipe(text, v.url()),
  /** Public ids that the page proposes. */
  publicIds: v.array(text),
})

const toolSchema = v.object({
  /** The tool's name in its tokens. */
  issuer: text,
  /** Private key with its id, for ES256. */
  key: v.looseObject({ kty: v.literal('EC'), kid: text, d: text }),
  sites: v.array(siteSchema),
})
/** The administration tool of the local stack, for all partners. */
export type AdminTool = v.InferOutput<typeof toolSchema>

/** Reads the tool's settings; returns a text with the error if they are invalid. */
export async function readAdminTool(file: string): Promise<AdminTool | string> {
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return `ADMIN_FILE ${file} cannot be read`
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), toolSchema), json)
  return parsed.success ? parsed.output : `ADMIN_FILE: ${parsed.issues.map(({ message }) => message).join('; ')}`
}

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { openedSchema, refusalSchema, SEED_PATH, savedSchema, TOKEN_HEADER, type OpenedSeed, type Refusal } from './seed-messages.ts'
import type { SeedTexts } from './seed-values.ts'

const UNREACHABLE: Refusal = {
  kind: 'unreachable',
  problem: 'The Storybook server does not answer. Start it again; your edits are kept.',
}

/** The seed in a partner's file; `null` if there is no server that can save, as in a static build. */
export async function openSeed(partner: string): Promise<OpenedSeed | null> {
  if (import.meta.env.PROD) return null
  const answered = await call(partner, {})
  const opened = v.safeParse(openedSchema, answered?.body)
  return opened.success ? opened.output : null
}

/** Saves values into the partner's file. @returns the file as it is then, or why nothing was saved */
export async function saveSeed(partner: string, { version, token }: OpenedSeed, texts: SeedTexts): Promise<Result<OpenedSeed, Refusal>> {
  const answered = await call(partner, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify({ version, texts }),
  })
  if (answered?.ok) {
    const saved = v.safeParse(savedSchema, answered.body)
    return saved.success ? succeed({ ...saved.output, token }) : fail(UNREACHABLE)
  }
  const refusal = v.safeParse(refusalSchema, answered?.body)
  return fail(refusal.success ? refusal.output : UNREACHABLE)
}

/** The server's answer; undefined if there is none, or none in JSON. */
async function call(partner: string, init: RequestInit): Promise<{ readonly ok: boolean; readonly body: unknown } | undefined> {
  try {
    const response = await fetch(`${SEED_PATH}/${partner}`, init)
    return { ok: response.ok, body: await response.json() }
  } catch {
    return undefined
  }
}

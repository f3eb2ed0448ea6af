import type { SolvedWork } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import type { CaptchaFault } from './fault.ts'

/** Milliseconds after which the work is given up: a hundred times what a slow phone needs. */
const TIMEOUT_MS = 60_000

/**
 * Does the work of a challenge. The browser derives the keys outside the page's own thread, so the page stays usable.
 * @returns the token
 */
export async function solveWork(challenge: SolvedWork['challenge']): Promise<Result<string, CaptchaFault>> {
  // Absent on a page without https.
  if (!('subtle' in crypto)) return fail('not-ready')
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS }).catch(() => null)
  if (!solution) return fail('incomplete')
  const { counter, derivedKey } = solution
  const solved: SolvedWork = { challenge, solution: { counter, derivedKey } }
  return succeed(btoa(JSON.stringify(solved)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
}

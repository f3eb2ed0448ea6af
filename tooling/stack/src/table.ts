import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/api/demo-members'

import type { Stack } from './run/stack.ts'

/** The addresses of a running stack, for people. */
export function addresses(stack: Stack): string {
  return table([
    ...stack.partners.map(({ programName, origin }) => [programName, origin] as const),
    ['Card vault', stack.cards],
    ['Mailbox', stack.mail],
  ])
}

/** The demonstration members of each site: how to come in as one, and what it shows. */
export function members(): string {
  const rows = DEMO_MEMBERS.map(
    ({ email, publicId, hasWebProfile, shows }) => [hasWebProfile ? email : `/?public_id=${publicId}`, shows] as const,
  )
  return `  Members to try, password ${DEMO_PASSWORD}:\n${table(rows)}`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([title]) => title.length))
  return rows.map(([title, text]) => `  ${title.padEnd(width)}  ${text}\n`).join('')
}

import type { Stack } from './run/stack.ts'

/** The addresses of a running stack, for people. */
export function addresses(stack: Stack): string {
  const rows = [
    ...stack.partners.map(({ programName, origin }) => [programName, origin] as const),
    ['Card vault', stack.cards] as const,
    ['Mailbox', stack.mail] as const,
  ]
  const width = Math.max(...rows.map(([title]) => title.length))
  return rows.map(([title, address]) => `  ${title.padEnd(width)}  ${address}\n`).join('')
}

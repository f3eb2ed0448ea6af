import { DEMO_MEMBERS, DEMO_OPERATOR, DEMO_PASSWORD } from '@dining/demo-data/members'

import type { Stack } from './run/stack-types.ts'

/** The addresses of a running stack, for people. */
export function addresses(stack: Stack): string {
  return table([
    ...stack.partners.map(({ programName, origin }) => [programName, origin] as const),
    ['Card vault', stack.cards],
    ['Mailbox', stack.mail],
    ['Text messages', `${stack.mail}/sms`],
    ['Card processor', stack.processor],
    ['Booking service', stack.bookings],
    ['Card payments', stack.payments],
    ['Analytics vendors', stack.analytics],
    ['Flags', `${stack.analytics}/flags`],
    ['Studio', stack.studio],
    ...(stack.id ? [['Identity providers', stack.id.origin] as const] : []),
    ...Object.entries(stack.processes()).flatMap(([name, { metrics }]) =>
      metrics === null ? [] : [[`Metrics of ${name}`, metrics] as const],
    ),
  ])
}

/** The demonstration members of the sites and the operator of the studio: how to sign in as one, and what it shows. */
export function members(stack: Stack): string {
  const direct = stack.partners.filter(({ enrollmentType }) => enrollmentType === 'direct')
  return [...(direct.length > 0 ? [ownMembers(direct)] : []), ...(stack.id ? [providerTestMembers(stack)] : []), OPERATOR].join('\n')
}

/** The operator for every partner of a demonstration. */
const OPERATOR = `  Operator of the studio, password ${DEMO_PASSWORD}:\n  ${DEMO_OPERATOR.email}  ${DEMO_OPERATOR.name}\n`

/** Of sites with a sign-in of their own: those that at least one of them has. */
function ownMembers(partners: Stack['partners']): string {
  const there = DEMO_MEMBERS.filter(({ only }) => only === undefined || partners.some(({ currencyType }) => currencyType === only))
  const rows = there.map(({ email, publicId, hasWebProfile, shows }) => [hasWebProfile ? email : `/?public_id=${publicId}`, shows] as const)
  return `  Members to try, password ${DEMO_PASSWORD}:\n${table(rows)}`
}

/** Of sites whose members sign in at their provider, which lists the same people. */
function providerTestMembers(stack: Stack): string {
  const sites = stack.partners.flatMap(({ id, programName }) => {
    const people = stack.id?.members[id]
    return people ? [{ programName, people }] : []
  })
  const tables = sites.map(({ programName, people }) => {
    const rows = people.map(({ firstName, lastName, shows }) => [`${firstName} ${lastName}`, shows] as const)
    return `  Members to choose at the provider of ${programName}:\n${table(rows)}`
  })
  return tables.join('\n')
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([title]) => title.length))
  return rows.map(([title, text]) => `  ${title.padEnd(width)}  ${text}\n`).join('')
}

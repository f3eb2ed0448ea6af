import { endpoints } from '@dining/contract'
import { linkCard, load, newPerson, sealCard, signUp, visitorAt, type Load, type Visitor } from '@dining/stack/testing'

import { searchTown, type Installation } from './installation.ts'
import { must } from './must.ts'
import type { Pack, TwoPacks } from './packs.ts'

/** Milliseconds that a visitor reads before the next request: the commands of the rehearsal need the processor, too. */
const READING_MS = 250

/** Members who joined before the secret was rotated, and stay signed in. */
export interface Members {
  readonly all: readonly Visitor[]
  /** A member whose session the load uses. */
  readonly busy: Visitor
}

/** A new member of the partner, with a session. */
export async function join(at: Installation): Promise<Visitor> {
  const { id } = at.partner.program
  const visitor = visitorAt(at.ask(id), id)
  await signUp(visitor, newPerson(at.partner))
  return visitor
}

/** Three members who have joined; the first has linked a card. */
export async function joinMembers(at: Installation): Promise<Members> {
  const all = [await join(at), await join(at), await join(at)] as const
  const card = await sealCard(at.ask('cards'), at.partner.program.id)
  const { status } = await linkCard(all[0], card)
  must(status === 200, `Linking a card answered ${status}.`)
  return { all, busy: all[2] }
}

/** Rejects with a StackError unless each member is still signed in, and can send a form that was opened before. */
export async function mustBeSignedIn({ all }: Members): Promise<void> {
  for (const member of all) {
    const read = await member.call(endpoints.getMember, {})
    must(read.status === 200, `A signed-in member got ${read.status} for the profile.`)
    const saved = await member.call(endpoints.updateMember, { body: { smsOptIn: true } })
    must(saved.status === 200, `A signed-in member got ${saved.status} for a form that was open before.`)
  }
}

/**
 * Visitors of pages and files, and a signed-in member, who ask again and again until they are stopped.
 * @param callers visitors of each kind at a time
 */
export function visit(at: Installation, { busy }: Members, callers: number): Load {
  const ask = at.ask(at.partner.program.id)
  const page = async (path: string) => {
    const answer = await ask(path, { headers: { accept: 'text/html' } })
    const text = await answer.text()
    for (const asset of assetsIn(text)) seen.add(asset)
    return answer.status
  }
  // A page that is open asks for its files later, whichever version is current then.
  const seen = new Set<string>()
  let turn = 0
  return load(
    {
      home: () => page('/'),
      'search page': () => page('/search?location=Chicago%2C%20IL'),
      file: async () => (await ask([...seen][turn++ % seen.size] ?? '/')).status,
      search: () => searchTown(at),
      overview: async () => (await busy.page('/account/overview')).status,
      profile: async () => (await busy.call(endpoints.updateMember, { body: { smsOptIn: turn % 2 === 0 } })).status,
    },
    { callers, pauseMs: READING_MS },
  )
}

/** Paths of the scripts and style sheets that a page names. */
const assetsIn = (html: string): readonly string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]

/** The pack whose files home names. Rejects with a StackError if it is neither. */
export function versionOf(html: string, packs: TwoPacks): Pack {
  const named = assetsIn(html)
  const found = packs.filter(({ assets }) => named.some((path) => assets.has(path)))
  must(found[0] !== undefined && found.length === 1, `Home names files of ${found.length} of the two versions.`)
  return found[0]
}

/** The version of home for a visitor with these cookies. */
export async function seenVersion(at: Installation, packs: TwoPacks, cookies: Map<string, string> = new Map()): Promise<Pack> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await at.ask(at.partner.program.id)('/', { headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) } })
  must(answer.status === 200, `Home answered ${answer.status}.`)
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return versionOf(await answer.text(), packs)
}

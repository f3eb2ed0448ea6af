import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { browser, createHashQueue, hashPassword, inSlot, verifyPassword, type Reply } from '@dining/api/testing'
import { endpoints } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'

import { besideRow, type Beside } from './beside.ts'
import { readCardPage, sealCard, type CardPage } from './card.ts'
import { driveBoth, inTurn, run, type Drive, type Step } from './drive.ts'
import { serveBare, serveStatement } from './peers/bare-server.ts'
import { serveCards } from './peers/card-peer.ts'
import type { Statement } from './peers/statement-server.ts'
import { asJsonLines, type Row } from './report.ts'
import { openSite, type Site } from './site.ts'
import { forgetSession, joined, savedId, saveCard, sendCard, succeeded, type Visitor } from './visitors.ts'

const CONNECTIONS: readonly number[] = [10, 50]
/** As many as wait when a mailing has gone out. */
const SIGN_IN_CONNECTIONS: readonly number[] = [...CONNECTIONS, 200]
interface Options {
  readonly partner: string
  /** On a PostgreSQL server of its own instead of the embedded database. */
  readonly postgres: boolean
  /** The kind of call to measure, such as "member"; all without it. */
  readonly call: string | undefined
  /** Of each measurement, which is made twice in each of the rounds. */
  readonly seconds: number
  readonly rounds: number
  readonly say: (line: string) => void
}

/** Everything that a benchmark of one kind of call needs: visitors who make it, and a bare server that returns the same bytes. */
interface Work {
  readonly name: string
  readonly peer: string
  readonly visitor: (index: number) => Promise<Step>
  /** Each step has another call before it, which is not timed; the peer's, too, then calls a server that does nothing. */
  readonly hasCallBefore?: true
  /** What the bare server does before it responds. */
  readonly floor?: () => Promise<unknown>
  readonly sample: () => Promise<string>
  /** The numbers of connections, if not the usual ones. */
  readonly connections?: readonly number[]
  /** Another kind of call, whose time is measured with and without this one. */
  readonly beside?: Beside
  /** With PostgreSQL, the peer runs this statement of the member who made the sample. */
  readonly statement?: Pick<Statement, 'text' | 'values'>
  /** With PostgreSQL, it is measured beside this peer, too. */
  readonly second?: { readonly peer: string; readonly serve: typeof serveCards }
}

/**
 * Sign-in, search, activity, member, overview and card save over HTTP at 10 and 50 connections, as members of a partner with passwords; sign-in also at
 * 200, with the time of other calls meanwhile.
 */
export async function benchApi({ partner, postgres, call, seconds, rounds, say }: Options): Promise<Row[]> {
  const loaded = (await loadPartners(`${ROOT}/partners`)).find((one) => one.partner.program.id === partner)
  if (loaded?.partner.program.enrollmentType !== 'direct')
    throw new Error(`${partner} has no sign-in of its own: choose a partner that has`)
  const database = postgres ? await startPostgres({ isSynced: true }) : undefined
  let site: Site | undefined
  try {
    site = await openSite(partner, say, { database: database?.url })
    const rows: Row[] = []
    // Also at once: what was measured is not lost if the run is cut off.
    const keep = (...measured: readonly Row[]) => {
      rows.push(...measured)
      say(asJsonLines(measured))
    }
    const works = worksOf(loaded.partner, site, await readCardPage(site.cards, partner))
    const chosen = works.filter(({ name }) => call === undefined || name === call)
    if (chosen.length === 0) throw new Error(`--call takes one of: ${works.map(({ name }) => name).join(', ')}`)
    for (const work of chosen) {
      const body = await work.sample()
      const bare =
        database && work.statement
          ? await serveStatement({ databaseUrl: database.url, partnerId: partner, body, ...work.statement })
          : await serveBare([body], work.floor)
      const peer = database && work.statement ? 'node:http and pg, one statement' : work.peer
      const idle = await serveBare([body])
      const second = database && work.second && { name: work.second.peer, ...(await work.second.serve(database.url, partner, body)) }
      try {
        for (const connections of work.connections ?? CONNECTIONS) {
          say(`${work.name} at ${connections} connections`)
          const indexes = Array.from({ length: connections }, (_, index) => index)
          const visitors = await inTurn(indexes.map((index) => () => work.visitor(index)))
          const peers = indexes.map(() => (work.hasCallBefore ? inOrder(idle.url, bareStep(bare.url)) : bareStep(bare.url)))
          const compare = async (name: string, others: readonly Step[]) => {
            const [ours, floor] = await driveBoth(
              () => run(visitors, seconds),
              () => run(others, seconds),
              rounds,
            )
            keep(...rowsOf(`${work.name} at ${connections}`, name, ours, floor))
          }
          await compare(peer, peers)
          if (second) await compare(second.name, indexes.map(second.visitor))
          if (!work.beside) continue
          keep(await besideRow(work.beside, `${work.name} at ${connections}`, visitors, { seconds, rounds }))
          // What this machine leaves of an answer that costs nothing, while only the peer is busy.
          const plain = { name: 'bare answer', visitor: () => Promise.resolve(bareStep(idle.url)) }
          keep(await besideRow(plain, `the peer of ${work.name} at ${connections}`, peers, { seconds, rounds }))
        }
      } finally {
        bare.close()
        idle.close()
        second?.close()
      }
    }
    return rows
  } finally {
    await site?.stop()
    await database?.stop()
  }
}

function rowsOf(name: string, peer: string, ours: Drive, floor: Drive): Row[] {
  return [
    { name: `${name}, p50`, value: ours.p50, unit: 'ms', peer, peerValue: floor.p50 },
    { name: `${name}, p99`, value: ours.p99, unit: 'ms', peer, peerValue: floor.p99 },
    { name: `${name}, rate`, value: ours.rate, unit: '1/s', peer, peerValue: floor.rate },
  ]
}

const bareStep =
  (url: string): Step =>
  (timed) =>
    timed(async () => {
      await (await fetch(url, { method: 'POST', body: '{}' })).arrayBuffer()
    })

/** A step after an untimed call of another server. */
const inOrder =
  (before: string, step: Step): Step =>
  async (timed) => {
    await bareStep(before)((part) => part())
    await step(timed)
  }

function worksOf(partner: Partner, site: Site, cardPage: CardPage): Work[] {
  let visitors = 0
  /** Each visitor has a separate address, or the limits per address would be measured. */
  const open = (): Visitor => {
    visitors += 1
    const from = { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}, 127.0.0.1` }
    return {
      visitor: browser(
        { request: (input, init) => fetch(new Request(input, init).url.replace('http://api', site.api), init) },
        partner.program.id,
        site.sign,
      ),
      from,
    }
  }
  const regular = DEMO_MEMBERS.find(({ active, hasWebProfile, dines }) => active && hasWebProfile && dines !== null)
  if (!regular) throw new Error('no demonstration member has dined')
  const credentials = { body: { email: regular.email, password: DEMO_PASSWORD, rememberMe: false } }
  const signIn = async () => {
    const { visitor, from } = open()
    const reply = succeeded(await visitor.call(endpoints.signIn, credentials, from))
    return { visitor, from, reply }
  }
  const hash = hashPassword(DEMO_PASSWORD)
  // As many hashes at once as the API computes.
  const hashes = createHashQueue()
  /** A member who reads their own data. */
  const reader = async (): Promise<Step> => {
    const { visitor, from } = await signIn()
    return async (timed) => {
      succeeded(await timed(() => visitor.call(endpoints.getMember, {}, from)))
    }
  }
  const textOf = (reply: Reply) => JSON.stringify(reply.body)
  const SAME_BYTES = 'bare server, same bytes'

  return [
    {
      name: 'sign-in',
      connections: SIGN_IN_CONNECTIONS,
      hasCallBefore: true,
      beside: { name: 'member', visitor: reader },
      peer: 'bare server that checks the same hash',
      floor: async () => {
        const known = await hash
        return inSlot(hashes, (inTurn) => inTurn(() => verifyPassword(DEMO_PASSWORD, known)))
      },
      sample: async () => textOf((await signIn()).reply),
      visitor: async () => {
        const { member } = await joined(partner, open())
        // A separate account for each visitor: simultaneous attempts on one account count as guessing.
        const own = { body: { email: member.email, password: member.password, rememberMe: false } }
        const { visitor, from } = open()
        succeeded(await visitor.call(endpoints.signIn, own, from))
        return async (timed) => {
          // Each sign-in is in a new session of the browser that the member always uses: a mail follows only that in an unknown one.
          forgetSession(visitor)
          await visitor.call(endpoints.getToken, {}, from)
          succeeded(await timed(() => visitor.call(endpoints.signIn, own, from)))
        }
      },
    },
    {
      name: 'search',
      peer: SAME_BYTES,
      sample: async () => textOf(succeeded(await open().visitor.send('GET', searchPath(0)))),
      visitor: async (index) => {
        const { visitor, from } = open()
        let turn = index
        return async (timed) => {
          turn += 1
          succeeded(await timed(() => visitor.send('GET', searchPath(turn), { headers: from })))
        }
      },
    },
    {
      name: 'member',
      peer: SAME_BYTES,
      statement: { text: 'select * from member where partner_id = $1 and email_key = $2', values: [partner.program.id, regular.email] },
      sample: async () => textOf(succeeded(await (await signIn()).visitor.call(endpoints.getMember, {}))),
      visitor: reader,
    },
    {
      name: 'overview',
      peer: SAME_BYTES,
      statement: {
        text: `select count(*), sum(benefit) from dine where partner_id = $1 and member_id = (${OWN_ID}) and status != 'Forfeit'`,
        values: [partner.program.id, regular.email],
      },
      sample: async () => textOf(succeeded(await (await signIn()).visitor.call(endpoints.getDineSummary, {}))),
      visitor: async () => {
        const { visitor, from } = await signIn()
        return async (timed) => {
          succeeded(await timed(() => visitor.call(endpoints.getDineSummary, {}, from)))
        }
      },
    },
    {
      name: 'activity',
      peer: SAME_BYTES,
      statement: {
        text: `select dine.*, merchant.active as merchant_active from dine left join merchant on merchant.id = dine.merchant_id
          where dine.partner_id = $1 and member_id = (${OWN_ID}) order by occurred_at desc, dine.id limit 10`,
        values: [partner.program.id, regular.email],
      },
      sample: async () => textOf(succeeded(await (await signIn()).visitor.call(endpoints.getTransactions, { query: {} }))),
      visitor: async () => {
        const { visitor, from } = await signIn()
        return async (timed) => {
          succeeded(await timed(() => visitor.call(endpoints.getTransactions, { query: {} }, from)))
        }
      },
    },
    {
      name: 'card save',
      peer: SAME_BYTES,
      statement: {
        text: 'update member set email_opt_in = email_opt_in where partner_id = $1 and email_key = $2',
        values: [partner.program.id, regular.email],
      },
      second: { peer: 'three such servers, the same durable writes', serve: serveCards },
      sample: async () => {
        const { visitor, from } = await joined(partner, open())
        return textOf(await saveCard(visitor, from, cardPage))
      },
      visitor: async () => {
        const { visitor, from } = await joined(partner, open())
        // Unlinking the last card of a member closes the account, so one is kept.
        await saveCard(visitor, from, cardPage)
        return async (timed) => {
          const card = await sealCard(cardPage)
          const reply = succeeded(await timed(() => sendCard(visitor, from, card)))
          succeeded(await visitor.call(endpoints.deleteCard, { query: { id: savedId(reply) } }, from))
        }
      },
    },
  ]
}

/** The id of the member with the email address $2. */
const OWN_ID = 'select id from member where partner_id = $1 and email_key = $2'

/** Searches as members make them: by city, ZIP and position, with and without words and filters. */
const SEARCHES = [
  'location=New+York%2C+NY',
  'location=60614',
  'location=Austin%2C+TX&restaurantOrCuisine=tacos',
  'location.latitude=34.05&location.longitude=-118.24',
  'location=Seattle%2C+WA&priceRange=2&priceRange=3&mealsServed=Dinner',
  'location=33139&sortBy=rating',
  'location=Portland%2C+OR&restaurantOrCuisine=suhsi',
  'location=Denver%2C+CO&pageNo=2',
]

const searchPath = (turn: number) => `/api/v2/Merchants/Search?${SEARCHES[turn % SEARCHES.length]}&pageSize=15`

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { runCli } from '@dining/api/cli'
import type { EntryState } from '@dining/api/testing'
import { CONTENT_VERSION_PATH, PARTNER_HEADER } from '@dining/contract'
import { freePort, ROOT } from '@dining/stack'

import { load } from './load.ts'
import { startNext } from './peers/apps.ts'
import { serveBare } from './peers/bare-server.ts'
import { quantile, type Row } from './report.ts'
import { openSite } from './site.ts'

const PUBLICATIONS = 30
/** A page that shows content to every visitor. */
const PATH = '/how-it-works'
/** Milliseconds between two visits, which is also the precision of the results. */
const VISIT_MS = 20
/** Milliseconds after which waiting for a page ends. */
const PATIENCE_MS = 60_000
/** Maximum random delay in milliseconds before each publication, so that it happens at any moment between two polls. */
const PAUSE_MS = 1_500

/**
 * From `content publish`, as the command line sends it to the running API, to the page that shows it, beside a page of the same content that
 * Next regenerates after a second (ISR), which needs visitors: both are visited continuously. Also measures one version request.
 */
export async function benchContent({ partner, say }: { partner: string; say: (line: string) => void }): Promise<Row[]> {
  const site = await openSite(partner, say)
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'))
  const entry = await entryShown(site.apiData, partner, await textOf(site.web + PATH))
  const source = `${site.web}/api/cms/pages/${entry.set === 'global' ? '*' : entry.set}/?page_size=100`
  say('Building the peer')
  const next = await startNext(await freePort(), source)
  const visitors = [visit(site.web + PATH), visit(`${next.origin}/edited`)] as const
  const command = (name: string, ...more: readonly string[]) =>
    operate(site.apiData, name, partner, entry.set, entry.slug, ...more, '--by', 'bench', '--note', 'A bench')
  try {
    const ours: number[] = []
    const theirs: number[] = []
    for (let turn = 1; turn <= PUBLICATIONS; turn++) {
      const text = `Published by the bench at ${Date.now()}`
      const path = join(folder, 'fields.json')
      await writeFile(path, JSON.stringify({ ...entry.fields, [entry.field]: text }))
      await command('draft', path)
      await wait(Math.random() * PAUSE_MS)
      const begun = performance.now()
      await command('publish')
      const [own, peer] = await Promise.all([visitors[0].sees(text), visitors[1].sees(text)])
      ours.push(own - begun)
      theirs.push(peer - begun)
      if (turn % 10 === 0) say(`${turn} of ${PUBLICATIONS} publications`)
    }
    for (const visitor of visitors) await visitor.leave()
    await command('rollback', '--to', String(entry.version))
    const headers = (path: string) => ({ [PARTNER_HEADER]: partner, ...site.sign({ method: 'GET', path, requestId: '' }) })
    const look = { url: site.api, paths: [CONTENT_VERSION_PATH], headers, connections: 1, seconds: 4 }
    const looks = await load(look)
    const bare = await serveBare(['{"version":"1-0"}'])
    const floor = await load({ ...look, url: bare.url })
    bare.close()
    const [isr, server] = ['Next, ISR of 1 s', 'bare server, same bytes']
    return [
      { name: 'publish to screen p50', value: quantile(ours, 0.5), unit: 'ms', peer: isr, peerValue: quantile(theirs, 0.5) },
      { name: 'publish to screen p99', value: quantile(ours, 0.99), unit: 'ms', peer: isr, peerValue: quantile(theirs, 0.99) },
      { name: 'looks at the version, one after the other', value: looks.rate, unit: '1/s', peer: server, peerValue: floor.rate },
      { name: 'look at the version p99', value: looks.p99, unit: 'ms', peer: server, peerValue: floor.p99 },
    ]
  } finally {
    for (const visitor of visitors) await visitor.leave()
    next.stop()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

const textOf = async (address: string) => (await fetch(address)).text()

/** A visitor who loads a page continuously. */
interface Visitor {
  /** Resolves with the time at which the page showed a text, on the clock of `performance`. */
  readonly sees: (text: string) => Promise<number>
  readonly leave: () => Promise<void>
}

function visit(page: string): Visitor {
  const state: { html: string; at: number; failure?: unknown; isHere: boolean } = { html: '', at: 0, isHere: true }
  const visiting = async () => {
    while (state.isHere) {
      state.html = await textOf(page)
      state.at = performance.now()
      await wait(VISIT_MS)
    }
  }
  const over = visiting().catch((failure: unknown) => {
    state.failure = failure
  })
  return {
    async sees(text) {
      const patience = performance.now() + PATIENCE_MS
      while (performance.now() < patience && state.failure === undefined) {
        if (state.html.includes(text)) return state.at
        await wait(VISIT_MS / 4)
      }
      throw new Error(`${page} did not show "${text}" within ${PATIENCE_MS / 1000} s`, { cause: state.failure })
    },
    async leave() {
      state.isHere = false
      await over
    },
  }
}

/** Runs `pnpm api content …` on the data of a running API. @returns its output */
async function operate(dataDir: string, ...args: readonly string[]): Promise<readonly string[]> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const exit = await runCli(['content', ...args], { DATA_DIR: dataDir }, ROOT, { out: say, err: say })
  if (exit !== 0) throw new Error(`content ${args.join(' ')} ended with ${exit}: ${said.join('\n')}`)
  return said
}

/** The public entry of which the page shows the longest text, and the field of that text. */
async function entryShown(dataDir: string, partnerId: string, page: string) {
  const lines = await operate(dataDir, 'list', partnerId, '--json')
  const found = lines.flatMap((line) => {
    const { shown } = JSON.parse(line) as EntryState
    return Object.entries(shown?.fields ?? {}).flatMap(([field, value]) =>
      shown && typeof value === 'string' && page.includes(value) ? [{ ...shown, field, length: value.length }] : [],
    )
  })
  const [longest] = found.toSorted((a, b) => b.length - a.length)
  if (!longest) throw new Error(`${PATH} of ${partnerId} shows no text of its content`)
  return longest
}

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { ROOT, StackError } from '@dining/stack'
import type { Load } from '@dining/stack/testing'

import { backUp, restore } from './data-steps.ts'
import { openInstallation, releaseIn, type Installation } from './installation.ts'
import { must } from './must.ts'
import type { Order } from './options.ts'
import { packTwo, readTwo, type TwoPacks } from './packs.ts'
import { descendants, running } from './processes.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { canary, makeCurrent, pushBoth } from './release-steps.ts'
import type { Report } from './report.ts'
import { rotateSecret, useNewSecret } from './secret-steps.ts'
import { joinMembers, visit } from './visitors.ts'

interface Folders {
  /** For packs, the store, the host, the backup and the restored server. */
  readonly work: string
  /** For the changed copy of the partner, which is built within the clone. */
  readonly copies: string
}

/** What a rehearsal has opened, for its end. */
interface Opened {
  versions: readonly string[]
  at: Installation | null
  load: Load | null
}

/**
 * Rehearses a partner: every step until one fails, and always the end. Rejects with a StackError if there is no such partner.
 * @param say gets lines of progress
 */
export async function rehearse(order: Order, say: (line: string) => void, signal: AbortSignal): Promise<Report> {
  const started = performance.now()
  const partner = await chosenPartner(order.partner)
  const recorder = createRecorder(say, signal)
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  const folders = { work: await mkdtemp(join(tmpdir(), 'dining-rehearse-')), copies: await mkdtemp(join(ROOT, '.cache/rehearse-')) }
  const opened: Opened = { versions: [], at: null, load: null }
  try {
    await runSteps(order, partner, folders, recorder, opened, say, signal)
  } catch (error) {
    // The row has the reason; of a bug, its place is of use.
    if (!(error instanceof StackError) && !signal.aborted) say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    await recorder.step('end', async () => [undefined, await end(opened, folders)]).catch(() => undefined)
  }
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  return { partner: partner.program.id, versions: opened.versions, rows: recorder.rows(), seconds }
}

async function runSteps(
  { packs: given, seconds, visitors }: Order,
  partner: Partner,
  { work, copies }: Folders,
  { step, hold, count }: Recorder,
  opened: Opened,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id } = partner.program
  const packs = await step('pack', async () => {
    const two = given ? await readTwo(id, ...given) : await packTwo(id, work, copies, signal)
    opened.versions = two.map(({ version }) => version)
    return [two, `${two.map(({ version }) => version).join(' and ')}; ${two[1].assets.size} scripts and style sheets differ`]
  })
  const store = join(work, 'store')
  await step('push', async () => [undefined, await pushBoth(releaseIn(store, signal), id, packs)])
  const at = await step('start', async () => {
    const installation = await openInstallation(partner, work, store, signal, (line) => say(`  ${line}`))
    opened.at = installation
    return [
      installation,
      `${Object.keys(installation.stack.processes()).length} processes; the host answers 503 until a version is promoted`,
    ]
  })
  const members = await step('first', async () => {
    const took = await makeCurrent(at, packs, packs[0], 'promote', signal)
    return [await joinMembers(at), `current after ${took} s; three members joined, one linked a card`]
  })
  const load = visit(at, members, visitors)
  opened.load = load
  count(load)

  const change = (to: TwoPacks[number], command: 'promote' | 'rollback') => async () => {
    await hold(seconds / 2)
    const took = await makeCurrent(at, packs, to, command, signal)
    await hold(seconds / 2)
    return [undefined, `${to.version} is current after ${took} s; files of both versions are served`] as const
  }
  await step('promote', change(packs[1], 'promote'))
  const from = await step('rotate', async () => {
    const time = await rotateSecret(at, members, signal)
    return [time, `each API process restarted; the new secret is used from ${time.toISOString()} on`]
  })
  await step('rollback', change(packs[0], 'rollback'))
  await step('canary', async () => [undefined, await canary(at, packs, hold, seconds, signal)])
  const backup = await step('backup', () => backUp(at, work))
  await step('restore', async () => [undefined, await restore(at, backup, work, signal)])
  await step('secret', async () => {
    const text = await useNewSecret(at, members, from, signal)
    await hold(seconds / 2)
    return [undefined, text]
  })
}

/** Ends what was opened, and removes the folders; rejects with a StackError if a process or a folder is left. */
async function end({ at, load }: Opened, { work, copies }: Folders): Promise<string> {
  await load?.stop()
  const pids = descendants()
  await at?.close()
  await Promise.all([work, copies].map((folder) => rm(folder, { recursive: true, force: true })))
  const left = [work, copies, ...(at ? [at.folder] : [])].filter((folder) => existsSync(folder))
  must(left.length === 0, `Folders are left: ${left.join(', ')}.`)
  const still = running(pids)
  must(still.length === 0, `Processes still run: ${still.join(', ')}.`)
  return `${pids.length} processes ended, every folder is removed`
}

/** The partner of the order. Throws StackError if it is unknown, invalid, or if its members do not join on its site. */
export async function chosenPartner(id: string | null): Promise<Partner> {
  const { partners } = await readPartners(join(ROOT, 'partners'))
  const direct = partners.flatMap(({ partner }) => (partner.program.enrollmentType === 'direct' ? [partner] : []))
  const found = id === null ? direct[0] : direct.find(({ program }) => program.id === id)
  const known = direct.map(({ program }) => program.id).join(', ')
  if (!found)
    throw new StackError(
      id === null
        ? 'There is no partner whose members join directly.'
        : `${id} is not a partner whose members join directly. Such partners: ${known || 'none'}.`,
    )
  return found
}

import { describeIssues, type PartnerIssue } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'

import { webManifestIssues } from './check/built.ts'
import { isolationIssues, markersOf } from './check/isolation.ts'
import { KNOWN_SETTINGS, settingIssues, type KnownSettings } from './check/settings.ts'
import { sourceIssues } from './check/sources.ts'
import { chosenIds, distOf, isBuilt } from './choose.ts'
import { firstLoads } from './first-loads.ts'
import { openHomes } from './homes.ts'
import type { Call, Command } from './command.ts'
import { homeIssues, pageIssues } from './page-issues.ts'

interface Verdict {
  readonly id: string
  readonly issues: readonly PartnerIssue[]
  /** Brotli bytes of home; null if it was not measured. */
  readonly home: Readonly<Record<'document' | 'content' | 'scripts', number>> | null
}

/** `partner check`: every issue of every chosen partner, and every setting without a test. */
export const checkCommand: Command = (call) => check(call, KNOWN_SETTINGS)

/** @param known what exists to be set, and its tests */
export async function check(call: Call, known: KnownSettings): Promise<number> {
  const { words, json, sources, partnersDir, out } = call
  const ids = await chosenIds(partnersDir, words)
  const read = await readPartners(partnersDir)
  const ofFolders = await Promise.all(ids.map(async (id) => ({ id, issues: await sourceIssues(partnersDir, id, read) })))
  const verdicts = sources ? ofFolders.map((verdict) => ({ ...verdict, home: null })) : await withBuilds(call, ofFolders, read.partners)
  const untested = settingIssues(known)
  if (json) out(JSON.stringify({ partners: verdicts, settings: untested }))
  else {
    for (const verdict of verdicts) out(described(verdict))
    for (const { location, problem, remedy } of untested) out(`setting ${location}: ${problem}. ${remedy}`)
  }
  return untested.length > 0 || verdicts.some(({ issues }) => issues.length > 0) ? 1 : 0
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function described({ id, issues, home }: Verdict): string {
  if (issues.length > 0) return describeIssues(id, issues)
  const sizes = home
    ? `: home ${kilobytes(home.document)} HTML and CSS (${kilobytes(home.content)} of it content’s state), ${kilobytes(home.scripts)} JS`
    : ''
  return `partners/${id} holds${sizes}`
}

type Loaded = Awaited<ReturnType<typeof readPartners>>['partners']

async function withBuilds(
  { partnersDir, err }: Call,
  ofFolders: readonly Omit<Verdict, 'home'>[],
  partners: Loaded,
): Promise<readonly Verdict[]> {
  const markers = await markersOf(partners)
  const built = partners.filter(({ partner: { program } }) => isBuilt(partnersDir, program.id))
  const wanted = built.filter(({ partner }) => ofFolders.some(({ id }) => id === partner.program.id))
  const homes = wanted.length > 0 ? await openHomes(wanted) : null
  try {
    const verdicts: Verdict[] = []
    for (const { id, issues } of ofFolders) {
      const loaded = wanted.find(({ partner }) => partner.program.id === id)
      if (!loaded || !homes) {
        const unbuilt = { location: 'dist', problem: 'it is not built', remedy: `Run pnpm partner build ${id}, or check --sources.` }
        verdicts.push({ id, issues: isBuilt(partnersDir, id) ? issues : [...issues, unbuilt], home: null })
        continue
      }
      err(`Looking at the build of ${id}`)
      const dist = distOf(partnersDir, id)
      const loads = await firstLoads(dist)
      const route = loaded.partner.features.homePage
      const home = { ...(await homes.measure(dist)), scripts: loads.find((load) => load.route === route)?.scripts ?? 0 }
      const ofBuild = [
        ...pageIssues(loads),
        ...homeIssues(home),
        ...(await isolationIssues(dist, loaded.partner, markers)),
        ...(await webManifestIssues(dist, loaded.partner)),
      ]
      verdicts.push({ id, issues: [...issues, ...ofBuild], home })
    }
    return verdicts
  } finally {
    await homes?.close()
  }
}

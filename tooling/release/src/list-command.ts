import { contractName } from '@dining/contract'
import { asTable } from '@dining/partner/table'

import type { Command } from './command.ts'

/** `release list`: the versions in the store. */
export const listCommand: Command = async ({ words, json, releases, out, err }) => {
  const known = await releases.partners()
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length > 0) {
    err(`${releases.name} has no version of ${unknown.join(', ')}. It has versions of: ${known.join(', ') || 'no partner'}.`)
    return 1
  }
  const rows = []
  for (const partner of words.length === 0 ? known : words) {
    const { current, earlier, became, canary } = await releases.state(partner)
    for (const version of await releases.versions(partner)) {
      const manifest = await releases.manifest(partner, version)
      const last = version === canary?.version ? canary : became.findLast((one) => one.version === version)
      rows.push({
        partner,
        version,
        state:
          version === current
            ? 'current'
            : version === canary?.version
              ? `canary ${canary.share} %`
              : version === earlier[0]
                ? 'before'
                : '',
        since: last?.at ?? null,
        by: last?.by ?? null,
        contract: manifest.ok ? contractName(manifest.value.contract) : null,
        commit: manifest.ok ? manifest.value.commit : null,
        issue: manifest.ok ? null : manifest.error,
      })
    }
  }
  // The newest first; versions that were never current at the end.
  const sorted = rows.toSorted((a, b) => a.partner.localeCompare(b.partner) || (b.since ?? '').localeCompare(a.since ?? ''))
  if (json) out(JSON.stringify(sorted))
  else {
    const cells = sorted.map(({ partner, version, state, since, by, contract, commit }) => [
      partner,
      version,
      state,
      since?.slice(0, 19).replace('T', ' ') ?? 'never',
      by ?? '',
      contract ?? 'broken',
      commit ? `${commit.id.slice(0, 8)}${commit.isModified ? ', modified' : ''}` : '',
    ])
    out(asTable(['partner', 'version', 'state', 'current since (UTC)', 'by', 'contract', 'commit'], cells))
  }
  for (const { issue } of sorted) if (issue !== null) err(issue)
  return sorted.some(({ issue }) => issue !== null) ? 1 : 0
}

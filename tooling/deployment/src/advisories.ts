import { spawnSync } from 'node:child_process'

import { pathWithPnpm, ROOT } from '@dining/stack'

/** Error codes of pnpm for a registry that cannot be reached. */
const UNREACHABLE = /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_META_FETCH_FAIL|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/

/** `pnpm audit` of every package of the lockfile. The baseline is zero advisories of any severity. */
const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--audit-level', 'low'], {
  cwd: ROOT,
  encoding: 'utf8',
  env: { ...process.env, PATH: pathWithPnpm() },
})
const output = `${stdout}${stderr}`.trim()
if (status !== 0 && UNREACHABLE.test(output)) {
  console.log('NOT CHECKED: the registry does not answer the audit request. Run pnpm audit where it does.')
} else {
  console.log(output)
  process.exitCode = status ?? 1
}

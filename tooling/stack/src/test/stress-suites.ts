import { join } from 'node:path'

import { ROOT } from '../root.ts'
import { playwrightStage, vitestCommand } from './stages.ts'
import type { Stage } from './stages.ts'

/** A suite that is one file of the vitest project `stress`. */
const file = (name: string, title: string, path: string): Stage => ({
  name,
  title,
  command: vitestCommand(name, '--project', 'stress', path),
  cwd: ROOT,
  report: 'vitest',
})

/** The suites of `pnpm test:stress`, each at the size of STRESS_SCALE; those that run alone come first. */
export const STRESS_SUITES: readonly Stage[] = [
  playwrightStage(
    'two-processes',
    'what members do, in a browser, each request by either of two processes',
    { E2E_PROCESSES: '2' },
    '--project=journeys-375-direct',
    '--project=further-*',
  ),
  playwrightStage(
    'screens',
    'every screen of every partner at each width, light and dark; two further accessibility engines and a validator; further widths and partners',
    {},
    '--project=parts-further',
    '--project=screens',
    '--project=engines',
  ),
  // It starts a separate installation.
  playwrightStage('faults', 'content, mail, vault and database stopped, slow and wrong', { E2E_STACK: 'none' }, '--project=faults'),
  {
    ...file(
      'soak',
      'half an hour of visits to two processes of each server: no answer of 5xx, and neither more memory nor more time at its end',
      'tooling/stack/src/stress/soak.stress.ts',
    ),
    alone: true,
  },
  file(
    'processes',
    'several processes: a member’s journey, a roll-out under load, traces and metrics',
    'tooling/stack/src/stress/processes.stress.ts',
  ),
  file('desync', 'requests with ambiguous ends against web, gateway and balancer, beside other visitors', 'desync.stress.ts'),
  file('vault', 'several vault processes on PostgreSQL: races, key rotation, kills, a rolling restart', 'apps/card-vault/src'),
  file(
    'production',
    'a production installation set up from nothing, and every insecure setting refused',
    'tooling/stack/src/stress/production.stress.ts',
  ),
  file('isolation', 'random calls across partners and members show and change nothing foreign', 'apps/api/src/stress/isolation.stress.ts'),
  {
    name: 'themes',
    title: 'the key stories with axe in the theme of every partner, light and dark',
    command: [process.execPath, 'src/every-theme.ts'],
    cwd: join(ROOT, 'apps/storybook'),
    needsChromium: true,
  },
  file(
    'bundles',
    'every partner built with random marks, which are in no other’s bundle',
    'tooling/partner/src/stress/marked-partners.stress.ts',
  ),
  file(
    'packs',
    'a change of one partner changes its pack alone, of all partners; two checkouts give the same bytes',
    'tooling/partner/src/stress/packs.stress.ts',
  ),
  file(
    'releases',
    'promotions and rollbacks under 10,000 requests; host, command and push killed at each step',
    'tooling/release/src/stress/releases.stress.ts',
  ),
  file('rehearsal', 'a rehearsal of one partner, and of packs that cannot be released', 'tooling/rehearsal/src/rehearsal.stress.ts'),
  file(
    'pgbouncer',
    'the API, its migrations, locks and jobs behind PgBouncer in transaction mode, where it is installed or can be',
    'apps/api/src/stress/pgbouncer.stress.ts',
  ),
  file('search', '10,000 random searches in memory find the same as plain SQL on both databases', 'apps/api/src/stress/search.stress.ts'),
  file('caller-replay', 'a signed request, copied and sent to a second API process', 'apps/api/src/stress/caller-replay.stress.ts'),
  file(
    'new-partner',
    'a further partner made by the command in a checkout of its own: check, build, a member joins',
    'tooling/partner/src/stress/new-partner.stress.ts',
  ),
  {
    name: 'advisories',
    title: 'known advisories of the packages in the lockfile',
    command: [process.execPath, 'src/advisories.ts'],
    cwd: join(ROOT, 'tooling/deployment'),
  },
  {
    name: 'libraries',
    title: 'known vulnerabilities of the libraries in every build for browsers (retire)',
    command: [process.execPath, 'src/vulnerable-libraries.ts'],
    cwd: join(ROOT, 'tooling/deployment'),
  },
  file(
    'scanners',
    'wapiti and sqlmap against a site in production, where they are installed',
    'tooling/stack/src/stress/scanners.stress.ts',
  ),
  file('robots', '10,000 sign-ups by a script that solves no captcha: none is accepted', 'apps/api/src/stress/robots.stress.ts'),
  file('ledger', '10,000 random months: sums agree, nothing is paid twice, no order matters', 'apps/api/src/stress/ledger.stress.ts'),
  file('duplicates', 'the same call many times at once has one effect', 'apps/api/src/stress/duplicates.stress.ts'),
  file('answers', 'a process killed between commit and answer gives the same answer again', 'apps/api/src/stress/answers.stress.ts'),
  file('mail-kills', 'the API and a mail server killed at each step of a mail lose none', 'apps/api/src/stress/mail-kills.stress.ts'),
  file(
    'statement-kills',
    'a run of 10,000 monthly statements, killed three times and stalled, continues and sends none twice',
    'apps/api/src/stress/statement-kills.stress.ts',
  ),
  file('reservation-kills', 'the API killed at each step of a booking books one table', 'apps/api/src/stress/reservation-kills.stress.ts'),
  file(
    'shortlist-kills',
    'the API killed in the middle of thousands of votes loses and doubles none',
    'apps/api/src/stress/shortlist-kills.stress.ts',
  ),
  file(
    'import-kills',
    'an import of restaurants killed at any moment leaves the old ones or the new ones',
    'apps/api/src/stress/import-kills.stress.ts',
  ),
  file('kills', 'the API killed again and again during writes loses and doubles nothing', 'apps/api/src/stress/kills.stress.ts'),
]

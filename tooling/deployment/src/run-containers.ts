import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { MANIFEST_FILE, readManifest, type Manifest } from '@dining/partner/pack'
import { runTool, type Terminal } from '@dining/partner/run-tool'
import { hostOrigins, readPartners } from '@dining/partner-kit/node'
import { ROOT, StackError } from '@dining/stack'

import { dryRun } from './dry-run/dry-run.ts'
import { SITE_DOCKERFILE } from './images/files.ts'
import { siteOverlay } from './kubernetes/site-overlay.ts'
import { writeRehearsalSecrets } from './rehearsal/secrets.ts'

const HELP = `Containers of an installation: images, the rehearsal in compose.yaml, and Kubernetes. <pack> is a folder that pnpm partner pack wrote.

  pnpm containers rehearsal <pack>   writes new secrets and the variables of compose.yaml
  pnpm containers site <pack>        writes the kustomizations of a partner's site: servers of this version, and the address that leads to them
  pnpm containers dry-run <pack>     does the steps of the Dockerfiles in a temporary folder, starts each service of compose.yaml from it and waits for its
                                     health check; it needs no container engine

  --out <dir>      rehearsal: .cache/rehearsal if omitted; site: .cache/kubernetes/<partner> if omitted
  --image <name>   site: image of the web server without its tag; dining-site-<partner> if omitted
  --images <dir>   dry-run: folder for the images, which stay there; an image that is there is not made again
  --json           for machines

Exit code: 0 done, 1 not done, 2 invalid arguments. Progress goes to standard error.`

const TOOL = {
  name: 'pnpm containers',
  help: HELP,
  commands: ['rehearsal', 'site', 'dry-run'],
  options: { out: { type: 'string' }, image: { type: 'string' }, images: { type: 'string' } },
} as const

/** User of the images. */
const USER = 65_532

/** `pnpm containers …`; see its help. @returns exit code: 0 done, 1 not done, 2 invalid arguments */
export function runContainers(args: readonly string[], terminal: Terminal, cwd: string): Promise<number> {
  const { out, err } = terminal
  return runTool(TOOL, args, terminal, async (command, words, { json, out: to, image, images }) => {
    const [name] = words
    if (name === undefined || words.length > 1) {
      err('Name one pack: a folder that pnpm partner pack wrote. See pnpm containers --help.')
      return 2
    }
    const pack = resolve(cwd, name)
    const { partner, version } = await manifestOf(pack)
    if (command === 'rehearsal') {
      const folder = to === undefined ? join(ROOT, '.cache/rehearsal') : resolve(cwd, to)
      await prepareRehearsal(folder, pack, partner)
      const line = `docker compose --file tooling/deployment/compose/compose.yaml --env-file ${join(folder, '.env')} up --build`
      out(json ? JSON.stringify({ folder, partner, command: line }) : `The secrets are in ${folder}. Start the rehearsal with\n  ${line}`)
      return 0
    }
    if (command === 'site') {
      const folder = to === undefined ? join(ROOT, '.cache/kubernetes', partner) : resolve(cwd, to)
      await writeSite(folder, { partner, version, image: image ?? `dining-site-${partner}` })
      out(
        json
          ? JSON.stringify({ folder, partner, version })
          : [
              `kubectl apply --kustomize ${folder}/servers && kubectl rollout status --namespace dining deployment/site-${partner}-${version}`,
              `kubectl apply --kustomize ${folder}/address`,
            ].join('\n'),
      )
      return 0
    }
    const rows = await dryRun({ partner, pack, images: images === undefined ? undefined : resolve(cwd, images), say: err })
    if (json) out(JSON.stringify(rows))
    return 0
  })
}

async function manifestOf(pack: string): Promise<Manifest> {
  const text = await readFile(join(pack, MANIFEST_FILE), 'utf8').catch(() => {
    throw new StackError(`${pack} is no pack: it has no ${MANIFEST_FILE}. Write one with pnpm partner pack.`)
  })
  const manifest = readManifest(text)
  if (!manifest.ok) throw new StackError(manifest.error)
  return manifest.value
}

/** Writes the secrets, and `.env` with the variables of compose.yaml. As root, the files belong to the user of the images. */
async function prepareRehearsal(folder: string, pack: string, partner: string): Promise<void> {
  await writeRehearsalSecrets(folder, partner)
  const user = process.getuid?.() ?? USER
  const [uid, gid] = user === 0 ? [USER, USER] : [user, process.getgid?.() ?? user]
  const variables = {
    COMPOSE_PROJECT_NAME: 'dining-rehearsal',
    PARTNER: partner,
    PACK: pack,
    SECRETS: folder,
    SITE_DOCKERFILE,
    DINING_UID: uid,
    DINING_GID: gid,
  }
  await writeFile(
    join(folder, '.env'),
    Object.entries(variables).reduce((text, [key, value]) => `${text}${key}=${value}\n`, ''),
    { mode: 0o600 },
  )
  if (user !== 0) return
  for (const path of [folder, ...(await readdir(folder)).map((file) => join(folder, file))]) await chown(path, uid, gid)
}

async function writeSite(
  folder: string,
  site: { readonly partner: string; readonly version: string; readonly image: string },
): Promise<void> {
  const { partners } = await readPartners(join(ROOT, 'partners'))
  const found = partners.find(({ partner }) => partner.program.id === site.partner)
  if (!found) throw new StackError(`partners/ has no ${site.partner}, whose hosts are needed.`)
  const hosts = hostOrigins(found.partner.program).map((origin) => new URL(origin).hostname)
  if (hosts.length === 0) throw new StackError(`${site.partner} has no host: add it to program.hosts.`)
  for (const [path, text] of Object.entries(siteOverlay({ ...site, hosts }, folder))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { dockerIgnore } from '../images/docker-ignore.ts'
import { settingsOf, stagesOf, type ImageSettings, type Stage, type Step } from '../images/dockerfile.ts'

/** Time and size of a step, for the report. */
interface Figures {
  readonly step: string
  readonly seconds: number
}

export interface DryImage {
  /** The folder that would be the container's `/`. */
  readonly root: string
  readonly settings: ImageSettings
}

interface Order {
  readonly dockerfile: string
  /** Absolute path of the build's context. */
  readonly context: string
  readonly target: string
  /** Absolute path; one folder for each stage is made in it, and one that is there is not made again. */
  readonly folder: string
  readonly onStep: (figures: Figures) => void
}

/**
 * Does the steps of a Dockerfile in folders, by Node and the commands of RUN, where there is no container engine. It does not isolate: base images are the
 * machine that runs it, and commands of RUN see all of its files.
 */
export async function buildImage({ dockerfile, context, target, folder, onStep }: Order): Promise<DryImage> {
  const stages = stagesOf(await readFile(dockerfile, 'utf8'))
  const isLetThrough = dockerIgnore(await readFile(`${dockerfile}.dockerignore`, 'utf8').catch(() => ''))
  const rootOf = (name: string) => join(folder, name)

  async function copy({ from, sources, to }: Extract<Step, { kind: 'copy' }>, at: string): Promise<void> {
    for (const source of sources) {
      const [path, filter] =
        from === null
          ? [join(context, source), (file: string) => file === context || isLetThrough(file.slice(context.length + 1))]
          : [join(rootOf(from), source), () => true]
      const target = join(at, to)
      // As Docker does, a folder gives its content.
      const isFolder = (await lstat(path)).isDirectory()
      await cp(path, isFolder || !to.endsWith('/') ? target : join(target, source), { recursive: true, verbatimSymlinks: true, filter })
    }
  }

  async function perform(stage: Stage): Promise<void> {
    const root = rootOf(stage.name)
    if (existsSync(root)) return
    const below = stages.find(({ name }) => name === stage.base)
    if (below) {
      await perform(below)
      await timed(`FROM ${below.name} AS ${stage.name}`, () => cp(rootOf(below.name), root, { recursive: true, verbatimSymlinks: true }))
    }
    let workdir = below ? settingsOf(stages, below.name).workdir : '/'
    await mkdir(root, { recursive: true })
    for (const step of stage.steps) {
      if (step.kind === 'workdir') {
        workdir = step.path
        await mkdir(join(root, workdir), { recursive: true })
      } else if (step.kind === 'copy') {
        const from = stages.find(({ name }) => name === step.from)
        if (from) await perform(from)
        const at = step.to.startsWith('/') ? root : join(root, workdir)
        await timed(`COPY ${step.from === null ? '' : `--from=${step.from} `}${step.sources.join(' ')}`, () => copy(step, at))
      } else if (step.kind === 'run') await timed(`RUN ${step.command}`, () => run(step.command, root, workdir))
    }
  }

  function run(command: string, root: string, workdir: string): Promise<void> {
    // The home folder stays: it has the settings of the registry, and the package manager's store.
    const env = {
      ...process.env,
      PATH: [join(root, 'usr/local/bin'), dirname(process.execPath), process.env['PATH']].join(':'),
      npm_config_prefix: join(root, 'usr/local'),
      CI: 'true',
    }
    const child = spawn('sh', ['-c', command], { cwd: join(root, workdir), env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5_000)))
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`RUN ${command} ended with ${code}\n${said}`))))
    })
  }

  async function timed(step: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now()
    await work()
    onStep({ step, seconds: (performance.now() - started) / 1_000 })
  }

  const stage = stages.find(({ name }) => name === target)
  if (!stage) throw new Error(`${dockerfile} has no stage ${target}`)
  await perform(stage)
  return { root: rootOf(target), settings: settingsOf(stages, target) }
}

/** Bytes of the files below a folder; a file with several names counts once. */
export async function bytesBelow(folder: string): Promise<number> {
  const seen = new Set<number>()
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { ino, size } = await lstat(join(entry.parentPath, entry.name))
    if (seen.has(ino)) continue
    seen.add(ino)
    bytes += size
  }
  return bytes
}

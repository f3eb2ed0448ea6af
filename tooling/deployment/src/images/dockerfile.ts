import { Copy, DockerfileParser, Env, From, Healthcheck, JSONInstruction, type Instruction } from 'dockerfile-ast'

/** One instruction of a stage that changes its files or the settings of its containers. */
export type Step =
  | { readonly kind: 'workdir'; readonly path: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'copy'; readonly from: string | null; readonly sources: readonly string[]; readonly to: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'expose'; readonly port: number }
  | { readonly kind: 'entrypoint' | 'command' | 'health'; readonly words: readonly string[] }

export interface Stage {
  /** Its name; its number if it has none. */
  readonly name: string
  /** An image, or the name of a stage above. */
  readonly base: string
  readonly steps: readonly Step[]
}

const wordsOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue())

/** The words of `["node", "--eval", …]`; null for the form that a shell reads. */
function listOf(instruction: Instruction): readonly string[] | null {
  const text = instruction.getRawArgumentsContent() ?? ''
  if (!text.startsWith('[')) return null
  return (JSON.parse(text) as unknown[]).map(String)
}

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword()
  if (instruction instanceof Healthcheck) {
    const [, list = ''] = /CMD\s+(\[.*\])\s*$/s.exec(instruction.getTextContent()) ?? []
    if (list === '') throw new Error('HEALTHCHECK must have CMD with a list of words')
    return { kind: 'health', words: (JSON.parse(list) as unknown[]).map(String) }
  }
  if (instruction instanceof Copy) {
    const from = instruction.getFromFlag()?.getValue() ?? null
    const words = wordsOf(instruction)
    return { kind: 'copy', from, sources: words.slice(0, -1), to: words.at(-1) ?? '' }
  }
  if (instruction instanceof Env) {
    const pairs = instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? ''])
    return { kind: 'env', variables: Object.fromEntries(pairs) as Record<string, string> }
  }
  const text = instruction.getRawArgumentsContent() ?? ''
  if (keyword === 'WORKDIR') return { kind: 'workdir', path: text }
  if (keyword === 'RUN') return { kind: 'run', command: text }
  if (keyword === 'USER') return { kind: 'user', user: text }
  if (keyword === 'EXPOSE') return { kind: 'expose', port: Number(text) }
  if (instruction instanceof JSONInstruction && (keyword === 'ENTRYPOINT' || keyword === 'CMD')) {
    const words = listOf(instruction)
    if (!words) throw new Error(`${keyword} must be a list of words: a shell does not pass on signals`)
    return { kind: keyword === 'CMD' ? 'command' : 'entrypoint', words }
  }
  throw new Error(`${keyword} is not known here`)
}

/** The stages of a Dockerfile, in order. Throws if it has an instruction that this repository's images do not use. */
export function stagesOf(text: string): readonly Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      stages.push({ name: instruction.getBuildStage() ?? String(stages.length), base: instruction.getImage() ?? '', steps: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${instruction.getKeyword()} stands before FROM`)
    stage.steps.push(stepOf(instruction))
  }
  return stages
}

/** The settings of a container of a stage, with those of the stages below it. */
export interface ImageSettings {
  readonly workdir: string
  readonly user: string
  readonly variables: Readonly<Record<string, string>>
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly health: readonly string[] | null
  readonly ports: readonly number[]
}

export function settingsOf(stages: readonly Stage[], name: string): ImageSettings {
  const stage = stages.find((one) => one.name === name)
  if (!stage) return { workdir: '/', user: 'root', variables: {}, entrypoint: [], command: [], health: null, ports: [] }
  let settings = settingsOf(stages, stage.base)
  for (const step of stage.steps) {
    if (step.kind === 'workdir') settings = { ...settings, workdir: step.path }
    else if (step.kind === 'user') settings = { ...settings, user: step.user }
    else if (step.kind === 'env') settings = { ...settings, variables: { ...settings.variables, ...step.variables } }
    else if (step.kind === 'expose') settings = { ...settings, ports: [...settings.ports, step.port] }
    else if (step.kind === 'entrypoint' || step.kind === 'command' || step.kind === 'health')
      settings = { ...settings, [step.kind]: step.words }
  }
  return settings
}

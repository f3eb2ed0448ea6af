import { parseArgs } from 'node:util'

import type { Stage } from './stages.ts'

interface Choice {
  readonly stages: readonly Stage[]
  /** Value of `--scale`, if the command has it. */
  readonly scale: string
  /** Run stages whose result is cached, too. */
  readonly isForced: boolean
}

/**
 * Reads the command line of `pnpm test` or `pnpm test:stress`: the stages to run, or a message to print instead.
 * @param whole default of `--scale`; without it the command does not have this option
 */
export function choose(command: string, all: readonly Stage[], help: string, args: readonly string[], whole?: string): Choice | string {
  try {
    const { values } = parseArgs({
      // pnpm passes a "--" on.
      args: args.filter((arg) => arg !== '--'),
      options: {
        only: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h', default: false },
        force: { type: 'boolean', default: false },
        ...(whole === undefined ? {} : { scale: { type: 'string' as const, default: whole } }),
      },
    })
    if (values.help) return help
    const scale = typeof values['scale'] === 'string' ? values['scale'] : ''
    if (whole !== undefined && !(Number(scale) > 0)) return `--scale ${scale} is not a size. Use a number above 0, such as 0.1.`
    const unknown = values.only?.filter((name) => !all.some((stage) => stage.name === name)) ?? []
    if (unknown.length > 0) return `Unknown stage ${unknown.join(', ')}. Known stages: ${all.map(({ name }) => name).join(', ')}.`
    return { stages: values.only ? all.filter(({ name }) => values.only?.includes(name)) : all, scale, isForced: values.force }
  } catch (error) {
    return `${error instanceof Error ? error.message.split('. ')[0] : String(error)}: see ${command} --help.`
  }
}

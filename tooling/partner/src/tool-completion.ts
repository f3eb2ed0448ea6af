import { candidatesOf, readUsage, type KnownValues, type OptionTypes, type Usage } from '@dining/serving/completion'

interface Tool {
  /** "pnpm partner" */
  readonly name: string
  readonly help: string
  readonly commands: readonly string[]
  readonly options: OptionTypes
}

/** The commands of a tool as its help describes them: a line for each command, and one for each option with the commands that have it. */
export function usagesOf({ name, help, commands, options }: Tool, known: KnownValues): readonly Usage[] {
  const of = [...help.matchAll(/^ {2}(--[a-z-]+)(?: <([^>]+)>)? +(?:([a-z]+(?:, [a-z]+)*): )?/gm)].map(
    ([, option = '', value = '', list]) => ({ option, value, commands: list?.split(', ').filter((one) => commands.includes(one)) ?? [] }),
  )
  return [...help.matchAll(new RegExp(`^ {2}${name} ([a-z]+(?: (?:<[^>]+>…?|\\[[^\\]]+\\]|[a-z]+\\|\\S+))*)`, 'gm'))].map(
    ([, line = '']) => {
      const usage = readUsage(line, known)
      const [command = ''] = usage.words
      const own = command === 'completion' ? [] : of.filter((one) => one.commands.length === 0 || one.commands.includes(command))
      const typed = own.map(
        ({ option, value }) =>
          [option, options[option.slice(2)]?.type === 'string' ? candidatesOf(`<${value}>`, known, command, option) : null] as const,
      )
      return { ...usage, options: new Map([...usage.options, ...typed]) }
    },
  )
}

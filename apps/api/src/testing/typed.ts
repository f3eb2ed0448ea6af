import type { Command, CommandDeps } from '../cli/command.ts'

/** Runs a command as it is typed after `pnpm api` and its name. Throws for arguments that it refuses. @returns the exit code, then each line */
export async function typed(
  command: Command,
  deps: CommandDeps,
  ...args: readonly string[]
): Promise<readonly [code: number, ...lines: string[]]> {
  const request = command.readLine(args, '/')
  if (!request.ok) throw new Error(request.error)
  const lines: string[] = []
  return [await command.run(deps, request.value, (line) => void lines.push(line)), ...lines]
}

import { completionScript, SHELLS } from './scripts.ts'
import { completionTable } from './table.ts'
import type { Usage } from './usage.ts'

interface CompletedTool {
  /** What follows pnpm: "api". */
  readonly tool: string
  /** The help that names the shells: "pnpm api completion --help". */
  readonly help: string
  readonly usages: () => readonly Usage[]
}

/**
 * The command `completion <shell>` of a tool.
 * @param typed what follows it
 * @returns exit code: 0 done, 2 invalid arguments
 */
export function runCompletion(
  { tool, help, usages }: CompletedTool,
  typed: readonly string[],
  out: (line: string) => void,
  err: (line: string) => void,
): number {
  const [name, ...more] = typed
  const shell = SHELLS.find((one) => one === name)
  if (!shell || more.length > 0) {
    err(`Name a shell: ${SHELLS.join(', ')}. See ${help}.`)
    return 2
  }
  out(completionScript(shell, tool, completionTable(usages())))
  return 0
}

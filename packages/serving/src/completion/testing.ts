import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SHELLS, type Shell } from './scripts.ts'

/** The shells of this machine; bash is on each. */
export const INSTALLED_SHELLS: readonly Shell[] = SHELLS.filter((shell) => spawnSync(shell, ['--version']).status === 0)

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ')

/** What zsh knows of other commands: gathered once, since that takes seconds. */
const ZSH_DUMP = join(tmpdir(), `completion-zsh-${process.pid}`)
process.once('exit', () => rmSync(ZSH_DUMP, { force: true }))

/** What each shell runs: it reads the script and completes the last word. */
const DRIVERS: Readonly<Record<Shell, (tool: string, words: readonly string[]) => readonly string[]>> = {
  bash: (tool, words) => [
    '--noprofile',
    '--norc',
    '-c',
    `_earlier() { COMPREPLY=(of-pnpm); }; complete -F _earlier pnpm; source ./script; source ./script
     [[ $(complete -p pnpm) == *'_dining_${tool} '* ]] || exit 1
     COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}; _dining_${tool}; printf '%s\n' "\${COMPREPLY[@]}"`,
  ],
  zsh: (tool, words) => [
    '-f',
    '-c',
    `autoload -Uz compinit && compinit -C -d ${ZSH_DUMP}; _earlier() { compadd -- of-pnpm }; compdef _earlier pnpm; source ./script; source ./script
     [[ \${_comps[pnpm]} == _dining_${tool} ]] || exit 1
     current=${quoted(words.slice(-1))}
     compadd() { for word in "\${@[2,-1]}"; do [[ $word == $current* ]] && print -r -- $word; done }
     _files() { print -l -- $current*(N) }
     words=(${quoted(words)}); CURRENT=${words.length}; _dining_${tool}; true`,
  ],
  fish: (_, words) => ['--no-config', '-c', `source ./script; complete -C ${quoted([words.join(' ')])}`],
}

/**
 * What a real shell offers for the last word.
 * @param words from "pnpm" to the word at the cursor, which may be empty
 * @param files names of files in the folder of the shell
 */
export function completedBy(
  shell: Shell,
  tool: string,
  script: string,
  words: readonly string[],
  files: readonly string[] = [],
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'))
  try {
    for (const name of files) writeFileSync(join(folder, name), '')
    writeFileSync(join(folder, 'script'), script)
    const { status, stdout, stderr } = spawnSync(shell, DRIVERS[shell](tool, words), {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder },
    })
    if (status !== 0 || stderr !== '') throw new Error(`${shell} ended with ${status}: ${stderr}`)
    // fish adds descriptions after a tab.
    return stdout.split('\n').flatMap((line) => (line === '' || line === 'script' ? [] : [line.split('\t')[0] ?? '']))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

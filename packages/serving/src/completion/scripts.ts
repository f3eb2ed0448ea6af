import type { CompletionTable } from './table.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/**
 * The script that a shell reads. It completes `pnpm <tool> …`, and leaves every other command of pnpm to the completion that was there before.
 * @param tool what follows pnpm: "api"
 */
export function completionScript(shell: Shell, tool: string, table: CompletionTable): string {
  return SCRIPTS[shell](tool, table)
}

/** Branches of the table for bash and zsh. Keys and words have no character that a shell reads, except those in quotes here. */
function branches(table: CompletionTable): string {
  return [...table].map(([key, { words, files }]) => `    '${key}') ${files ? 'files=1; ' : ''}found='${words.join(' ')}' ;;`).join('\n')
}

/** Reads the words before the cursor, for bash and zsh. @param first index of the first word after the tool, and @param cursor of the word at the cursor */
const walk = (tool: string, all: string, first: number, cursor: string) => `
  for ((index = ${first}; index < ${cursor}; index++)); do
    word=\${${all}[index]}
    if [[ -n $wanted ]]; then wanted=''
    elif [[ $word == -* ]]; then if _dining_${tool}_find "$route#$word"; then wanted=$word; fi
    elif [[ $place == 0 ]] && _dining_${tool}_find "\${route:+$route }$word#-"; then route="\${route:+$route }$word"
    else place=$((place + 1)); fi
  done
  if [[ -n $wanted ]]; then _dining_${tool}_find "$route#$wanted"
  elif [[ $current == -* ]]; then _dining_${tool}_find "$route#-"
  else _dining_${tool}_find "$route#$place" || _dining_${tool}_find "$route#*"; fi`

const find = (tool: string, table: CompletionTable) => `_dining_${tool}_find() {
  found='' files=''
  case "$1" in
${branches(table)}
    *) return 1 ;;
  esac
}`

const SCRIPTS: Readonly<Record<Shell, (tool: string, table: CompletionTable) => string>> = {
  bash: (tool, table) => `# Completion of pnpm ${tool} for bash, by: pnpm --silent ${tool} completion bash
${find(tool, table)}

_dining_${tool}() {
  if [[ \${COMP_WORDS[1]} != ${tool} || $COMP_CWORD -lt 2 ]]; then
    if [[ -n $_dining_${tool}_before ]]; then "$_dining_${tool}_before" "$@"; fi
    return
  fi
  local current=\${COMP_WORDS[COMP_CWORD]} route='' place=0 wanted='' word index found files
${walk(tool, 'COMP_WORDS', 2, 'COMP_CWORD')}
  mapfile -t COMPREPLY < <(compgen -W "$found" -- "$current")
  if [[ -n $files ]]; then
    mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
    compopt -o filenames 2>/dev/null
  fi
}

_dining_${tool}_now=$(complete -p pnpm 2>/dev/null)
if [[ $_dining_${tool}_now =~ ' -F '([^ ]+) && \${BASH_REMATCH[1]} != _dining_${tool} ]]; then _dining_${tool}_before=\${BASH_REMATCH[1]}; fi
complete -F _dining_${tool} pnpm
`,
  zsh: (tool, table) => `# Completion of pnpm ${tool} for zsh, by: pnpm --silent ${tool} completion zsh
${find(tool, table)}

_dining_${tool}() {
  emulate -L zsh
  if [[ \${words[2]} != ${tool} || $CURRENT -lt 3 ]]; then
    if [[ -n $_dining_${tool}_before ]]; then "$_dining_${tool}_before" "$@"; fi
    return
  fi
  local current=\${words[CURRENT]} route='' place=0 wanted='' word index found files
${walk(tool, 'words', 3, 'CURRENT')}
  [[ -z $found ]] || compadd -- \${(s: :)found}
  [[ -z $files ]] || _files
}

(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
if [[ \${_comps[pnpm]:-_dining_${tool}} != _dining_${tool} ]]; then _dining_${tool}_before=\${_comps[pnpm]}; fi
compdef _dining_${tool} pnpm
`,
  fish: (tool, table) => `# Completion of pnpm ${tool} for fish, by: pnpm --silent ${tool} completion fish
function __dining_${tool}_find
    set -g __dining_found
    set -g __dining_files
    switch $argv[1]
${[...table].map(([key, { words, files }]) => `        case '${key.replace('*', String.raw`\*`)}'\n            set -g __dining_found ${words.join(' ')}${files ? '\n            set -g __dining_files 1' : ''}`).join('\n')}
        case '*'
            return 1
    end
    # \`set\` leaves the status as it was.
    return 0
end

function __dining_${tool}_is_typed
    set -l typed (commandline -opc)
    test (count $typed) -ge 2; and test "$typed[2]" = ${tool}
end

function __dining_${tool}
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    set -l route ''
    set -l place 0
    set -l wanted ''
    for word in $typed[3..-1]
        set -l next (string trim "$route $word")
        if test -n "$wanted"
            set wanted ''
        else if string match -q -- '-*' $word
            __dining_${tool}_find "$route#$word"; and set wanted $word
        else if test $place = 0; and __dining_${tool}_find "$next#-"
            set route $next
        else
            set place (math $place + 1)
        end
    end
    if test -n "$wanted"
        __dining_${tool}_find "$route#$wanted"
    else if string match -q -- '-*' "$current"
        __dining_${tool}_find "$route#-"
    else if not __dining_${tool}_find "$route#$place"
        __dining_${tool}_find "$route#*"
    end
    printf '%s\\n' $__dining_found
    test -z "$__dining_files"; or __fish_complete_path "$current"
end

complete -c pnpm -f -n __dining_${tool}_is_typed -a '(__dining_${tool})'
`,
}

import { COMMANDS } from '@dining/api/cli'

const GROUP = 'content '

/** What `pnpm api content …` can do, by the word after "content". */
export const AT_THE_DATA: ReadonlyMap<string, string> = new Map(
  COMMANDS.filter(({ name }) => name.startsWith(GROUP)).map(({ name, summary }) => [name.slice(GROUP.length), summary]),
)

const width = Math.max(...[...AT_THE_DATA.keys()].map((name) => name.length)) + 2

export const HELP = `Commands for editors of the partners’ texts.

  pnpm content check [partner…]   every text, published and draft, for all who may read it: tokens, room at 320 px, names, signs,
                                  stops, links, pictures; of the partners' folders and, where there is a database, of that
  pnpm content diff <partner>     what drafts change against what is published, in words and in pictures

  pnpm content texts [group…]     every text of ours with its place, a line each: group, file:line, key, text, separated by tabs;
                                  groups: ui, partners, mails, studio, cli

  partner…        all of them without any
  --json          for machines
  --words         diff: only the words, without pictures; starts nothing

At the data, by the API (\`pnpm content publish --help\` and the like):

${[...AT_THE_DATA].map(([name, summary]) => `  pnpm content ${name.padEnd(width)}${summary}`).join('\n')}

The data is that of pnpm start unless DATA_DIR or DATABASE_URL is set.
Exit code: 0 done, 1 not done or findings, 2 invalid arguments. Progress goes to standard error.`

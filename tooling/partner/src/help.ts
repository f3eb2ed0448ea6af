export const HELP = `Commands for partners. Each partner is a folder of partners/.

  pnpm partner list                 every partner: name, currency, enrollment, home, and whether it is built
  pnpm partner new <id>             a folder that builds and runs at once, and a list of what is still to be filled in
  pnpm partner check [id…]          all issues at once, each with its location and remedy; exit code 1 when there are any
  pnpm partner explain <id> [name]  a setting's value, where it comes from, which code reads it and which test changes it; every setting if none
                                    is named. Content: home.user_states.headline, or home or content for all. Pages: /search
  pnpm partner build [id…]          builds through turbo, which leaves out what is current
  pnpm partner size [id…]           bytes (brotli) and files of each page's first load, as built; exit code 1 if one is over its budget
  pnpm partner sheet [id…]          one HTML page with pictures of the key screens, each beside the approved one where they differ
  pnpm partner screenshots [id…]    takes the pictures that browsers show before they install a site, into the partners' folders; build afterwards
  pnpm partner tokens [id…]         each theme as a file of the Design Tokens Format, for design tools: seeds, and all roles in light and dark
  pnpm partner pack <id>…           a folder and an archive that run with Node alone: server, site, facts, content, hashes, bill of materials;
                                    the same sources give the same bytes. Source maps are apart
  pnpm partner trace <maps> [text]  source files and lines of a browser error, by the source maps of its version (folder or .tar of pack); the text of
                                    a line of the log or a stack, or standard input
  pnpm partner completion bash|zsh|fish
                                    prints a script with which that shell completes these commands; how to install it: pnpm api completion --help

  id…                 partners; all of them if omitted
  --json              for machines
  --sources           check: the folders alone, not what was built of them
  --out <dir>         pack, tokens: folder to write into; if omitted, .cache/packs or .cache/tokens
  --partners <dir>    pack: folder of partners to read in place of partners/, such as a changed copy; it must be within the clone (.cache)
  --since <commit>    pack: only partners whose pack has changed since then; of all if none is named
  --approve           sheet: takes no pictures; those of the last sheet become the approved ones
  --review            sheet: takes no pictures; a page on this machine that approves those of the last sheet one by one, until Ctrl-C
  --baselines <dir>   sheet: folder of the approved pictures, to share them; if omitted, .cache/sheet/approved
  --notices           sheet: announcement, popup and maintenance instead of the key screens; approved pictures are in .cache/sheet/notices/approved
  --blind             sheet: without names; approved pictures are in .cache/sheet/blind/approved

Exit code: 0 done, 1 not done or issues found, 2 invalid arguments. Progress goes to standard error.`

export const HELP = `Releases of partners: packs of pnpm partner pack in a store, and the host that runs the current one.

  pnpm release verify <pack>…              compares every file with its hash; a pack is a folder, a .tar, or <partner>@<version> of the store
  pnpm release push <pack>…                adds packs to the store, each as a whole or not at all; files that it has are not written again
  pnpm release list [partner…]             versions in the store, and which one is current
  pnpm release diff <before> <after>       what a member gets: bytes, texts, flags, facts; <partner> alone is its current version
  pnpm release serve <partner>             runs the current version on one port, and the next one without a failed request; it needs the variables of
                                           the web server (apps/api/deployment.md) but DIST, HOST and PORT, and ends with SIGTERM
  pnpm release promote <partner> <version> asks the hosts to make a version current, and waits until one has; refused: a pack that is broken, does not
                                           start, or needs calls that the API does not have
  pnpm release rollback <partner>          makes the version current that was before, by the same way

  --store <dir>         folder of the store; RELEASE_STORE if omitted, or else .cache/releases
  --port <n>            serve: port for visitors, or for the proxy in front
  --host <address>      serve: address to listen on; 127.0.0.1 if omitted
  --state <dir>         serve: folder of this host for copies of versions; .cache/release/<partner>-<port> if omitted
  --keep-hours <n>      serve: hours for which files of replaced versions are served to open pages; 72 if omitted
  --timeout <seconds>   promote, rollback: how long to wait for a host; 60 if omitted
  --json                for machines

Exit code: 0 done, 1 not done or faults found, 2 invalid arguments. Progress goes to standard error.`

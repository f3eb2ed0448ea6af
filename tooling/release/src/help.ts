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
  pnpm release canary <partner> <version>  gives a share of the visitors a version beside the current one, each visitor always the same, by a random cookie that
                                           exists only meanwhile; promote or rollback ends it
  pnpm release compare <partner>           requests, 5xx and 95th percentile of the durations of both versions, during the last canary
  pnpm release completion bash|zsh|fish
                                           prints a script with which that shell completes these commands; how to install it: pnpm api completion --help

  --store <address>     folder of the store, or s3://<bucket>/<prefix>; RELEASE_STORE if omitted, or else .cache/releases
  --port <n>            serve: port for visitors, or for the proxy in front
  --host <address>      serve: address to listen on; 127.0.0.1 if omitted
  --state <dir>         serve: folder of this host for copies of versions; .cache/release/<partner>-<port> if omitted
  --keep-hours <n>      serve: hours for which files of replaced versions are served to open pages; 72 if omitted
  --share <percent>     canary: share of the visitors, up to 50
  --rollback-above <p>  canary: hosts end it when more than this percentage of its answers are 5xx
  --after <n>           canary: requests of it after which they look at that; 200 if omitted
  --timeout <seconds>   promote, rollback, canary: how long to wait for a host; 60 if omitted
  --dry-run             push, promote, rollback, canary: checks the pack and says what would change; what only a host knows is not checked
  --json                for machines

A bucket needs AWS_REGION and AWS_ACCESS_KEY_ID with AWS_SECRET_ACCESS_KEY (or a profile, or the role of the machine); other services than that of AWS also
AWS_ENDPOINT_URL_S3, and RELEASE_S3_ADDRESSING=virtual if the bucket is in its host name.

Exit code: 0 done, 1 not done or faults found, 2 invalid arguments. Progress goes to standard error.`

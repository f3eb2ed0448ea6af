/** The steps of a rehearsal, in their order. */
export const STEPS = [
  { name: 'pack', title: 'pack two versions, the second with another title of home' },
  { name: 'push', title: 'push both into a release store, and compare every file with its hash' },
  { name: 'start', title: 'start PostgreSQL, a key service and every process in production, with secrets of this run' },
  { name: 'first', title: 'promote the first version on an empty host; members join and link a card' },
  { name: 'promote', title: 'promote the second version under load' },
  { name: 'rotate', title: 'rotate the secret of the installation under load, and restart each API process' },
  { name: 'rollback', title: 'roll back to the first version under load' },
  { name: 'canary', title: 'give the second version to half of the visitors, compare both, promote it' },
  { name: 'backup', title: 'back up the database server while it serves' },
  { name: 'restore', title: 'restore the backup on another server, and count its rows' },
  { name: 'secret', title: 'wait until the new secret is in use; sessions and open forms of before stay valid' },
  { name: 'end', title: 'end every process, and remove every folder' },
] as const

export type StepName = (typeof STEPS)[number]['name']

/**
 * Where releases are kept: objects by key, `partners/delta/history/00000001.json`. An object appears with all its bytes or not at all, also if the writer
 * is killed. The release commands need no more than this, so a folder and a bucket serve them alike.
 */
export interface ObjectStore {
  /** For people: the folder's path, or the bucket's address. */
  readonly name: string
  /** Objects that are read or written at the same time. */
  readonly atOnce: number
  /** Milliseconds between two looks at what changes. */
  readonly lookMs: number
  /** The bytes of an object; null if there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Writes an object, in place of one that is there. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Writes a new object. @returns false if there is one already, which stays as it is; of several callers at the same time, one gets true */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Keys that start with a prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>
}

import { fsyncSync, openSync, closeSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The file operations of the database: Emscripten's interface to files in a Node process. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number }
  readonly realPath: (node: unknown) => string
}
interface OpenFile {
  /** File descriptor of Node; a folder has none. */
  readonly nfd?: number
  readonly node: unknown
}

/**
 * Files of an embedded database whose commits survive a power cut. PGlite's own have no fsync: with `fsync = on` PostgreSQL would be informed
 * that data is on the disk when it is not.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addSync = ({ NODEFS }: { readonly NODEFS: NodeFiles }) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd !== undefined) fsyncSync(nfd)
        else syncFolder(NODEFS.realPath(node))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** PGlite's parameters without `-F`, which switches fsync off; it supports only `fsync` as the method to sync the log. */
export const SYNCED_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

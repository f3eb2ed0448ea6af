import { availableParallelism } from 'node:os'

import { Piscina } from 'piscina'

/** Cost of a hash. */
export interface HashCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

export interface KeyRequest {
  /** In Unicode's NFC form. */
  readonly password: string
  readonly salt: Uint8Array
  readonly cost: HashCost
  readonly keyBytes: number
}

/** Threads that hash, of one process. One core is reserved for other work. */
const THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))
/** A second hash waits in each thread, so that the thread goes on without waiting for the event loop, which other calls use. */
const FOR_EACH_THREAD = 2

/** Number of hashes that the threads take at once, of which one a thread is computed. */
export const TAKEN_AT_ONCE = THREADS * FOR_EACH_THREAD

/** Their own threads: Node's four are used by file access and DNS look-ups, too. They start with the first hash, and end no process later. */
let threads: Piscina<KeyRequest, Uint8Array> | undefined

/** The Argon2id key of a password. */
export async function keyInThread(request: KeyRequest): Promise<Uint8Array> {
  threads ??= new Piscina<KeyRequest, Uint8Array>({
    filename: new URL('hash-thread.ts', import.meta.url).href,
    maxThreads: THREADS,
    minThreads: THREADS,
    concurrentTasksPerWorker: FOR_EACH_THREAD,
    // Options of the process, such as a debugger's, are not the threads'.
    execArgv: [],
  })
  return threads.run(request)
}

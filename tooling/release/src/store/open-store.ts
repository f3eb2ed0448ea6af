import type { ProcessContext } from '../command.ts'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { storeAddress } from './store-address.ts'

/** The store at an address; see `storeAddress`. */
export async function openStore(typed: string | undefined, context: ProcessContext): Promise<ObjectStore> {
  const address = storeAddress(typed, context)
  if (address.kind === 'folder') return folderStore(address.folder)
  // The client is loaded only where it is used.
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(address)
}

import { addUnsent, readOwn, readUnsent, removeHeart } from '@dining/offline'

type Ids = readonly string[]

/**
 * Keeps a change of the list until there is a connection.
 * @param isTried whether the server may have got it, without an answer
 * @returns whether it will be sent
 */
export const sendLater = (
  publicId: string,
  { id, name }: { readonly id: string; readonly name: string },
  { saved, isTried }: { readonly saved: boolean; readonly isTried: boolean },
): Promise<boolean> => addUnsent(publicId, { kind: 'favorite', merchantId: id, name, saved }, isTried)

/** Removes a change of a restaurant that waits: a later one has reached the server, and the one before would undo it. */
export const dropEarlier = (publicId: string, merchantId: string): Promise<void> => removeHeart(publicId, merchantId)

/** The list that this device keeps of the member, with the changes that wait for a connection; null if it keeps none. */
export async function keptFavorites(publicId: string): Promise<Ids | null> {
  const own = await readOwn()
  if (own?.publicId !== publicId) return null
  let ids: Ids = own.favorites
  for (const one of await readUnsent(publicId)) {
    if (one.kind !== 'favorite' || one.refused !== undefined) continue
    const rest = ids.filter((id) => id !== one.merchantId)
    ids = one.saved ? [one.merchantId, ...rest] : rest
  }
  return ids
}

import { MAX_FAVORITES } from '@dining/domain'
import { readStoredList, removeStored, writeStored } from '@dining/session'

/** The length of an id in the contract. */
const ID_LENGTH = 40

/** Ids that a visitor has saved in this browser, the one saved last first. Any script may have written the storage, so what is no id is left out. */
export function readStoredFavorites(): readonly string[] {
  const ids = readStoredList('favorites').filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= ID_LENGTH)
  return [...new Set(ids)].slice(0, MAX_FAVORITES)
}

/** @returns whether the browser keeps them */
export function writeStoredFavorites(ids: readonly string[]): boolean {
  if (ids.length === 0) removeStored('favorites')
  else writeStored('favorites', JSON.stringify(ids))
  return readStoredFavorites().length === ids.length
}

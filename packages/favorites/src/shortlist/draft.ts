import { SHORTLIST } from '@dining/domain'
import { readStoredList, removeStored, writeStored } from '@dining/session'
import { create } from 'zustand'

/** A restaurant that is chosen for a shortlist. */
export interface Chosen {
  readonly id: string
  readonly name: string
}

interface DraftState {
  readonly chosen: readonly Chosen[]
  /** Parts of the page that can show the tray: the first one does. */
  readonly hosts: readonly string[]
}

const isChosen = (one: unknown): one is Chosen =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string' && 'name' in one && typeof one.name === 'string'

/** What this tab has stored; any script may have written it, so what has another form is left out. */
function readDraft(): readonly Chosen[] {
  const found = new Map(
    readStoredList('shortlistDraft')
      .filter(isChosen)
      .map(({ id, name }) => [id, { id, name }]),
  )
  return [...found.values()].slice(0, SHORTLIST.maxPlaces)
}

/** The places that the visitor has chosen in this tab; they outlive its pages. */
export const useDraft = create<DraftState>(() => ({ chosen: readDraft(), hosts: [] }))

function set(chosen: readonly Chosen[]): void {
  if (chosen.length === 0) removeStored('shortlistDraft')
  else writeStored('shortlistDraft', JSON.stringify(chosen))
  useDraft.setState({ chosen })
}

/** Adds a place, or removes it. @returns false if the list has no room for it */
export function toggleChosen(place: Chosen): boolean {
  const { chosen } = useDraft.getState()
  if (chosen.some(({ id }) => id === place.id)) {
    set(chosen.filter(({ id }) => id !== place.id))
    return true
  }
  if (chosen.length >= SHORTLIST.maxPlaces) return false
  set([...chosen, { id: place.id, name: place.name }])
  return true
}

export const clearDraft = (): void => set([])

/** Registers a part of the page that can show the tray. @returns its removal */
export function hostTray(id: string): () => void {
  useDraft.setState(({ hosts }) => ({ hosts: [...hosts, id] }))
  return () => useDraft.setState(({ hosts }) => ({ hosts: hosts.filter((one) => one !== id) }))
}

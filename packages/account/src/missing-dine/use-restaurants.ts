import { useApi } from '@dining/api-client'
import { merchantsQuery } from '@dining/api-client/queries'
import type { Merchant } from '@dining/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key press before restaurants are searched. */
const PAUSE_MS = 250
/** Fewer letters match too many names. */
const LEAST_LETTERS = 2
const SHOWN = 8

/** The name of a restaurant in the list: with its street and town, since names repeat. */
export const labelOf = ({ name, location: { address } }: Pick<Merchant, 'name' | 'location'>): string =>
  `${name}, ${address.address1}, ${address.city}, ${address.state}`

/** What is searched for a typed text: the name before the first comma, in the town after it. */
export function searchOf(typed: string): { readonly restaurantOrCuisine: string; readonly location?: string } {
  const at = typed.indexOf(',')
  const [name, town] = at < 0 ? [typed, ''] : [typed.slice(0, at), typed.slice(at + 1).trim()]
  return { restaurantOrCuisine: name.trim(), ...(town === '' ? {} : { location: town }) }
}

/**
 * Restaurants whose name matches what a member types.
 * @param known names that the form starts with, with their ids
 */
export function useRestaurants(known: Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  /** Ids of all restaurants that were in the list, by their label. */
  const ids = useRef(new Map(Object.entries(known)))
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isEnough = text.trim().length >= LEAST_LETTERS
  const { data } = useQuery({
    ...merchantsQuery(useApi(), { ...searchOf(text), pageSize: String(SHOWN) }),
    enabled: isEnough && !ids.current.has(text),
    retry: false,
  })
  const found = isEnough ? (data?.data ?? []).map((merchant) => [labelOf(merchant), merchant.id] as const) : []
  for (const [label, id] of found) ids.current.set(label, id)
  return {
    predictions: [...new Set(found.map(([label]) => label))].filter((label) => label !== text),
    onTyped: setTyped,
    /** The id of the restaurant with this label; undefined for any other text. */
    /** Adds a restaurant that was chosen before. */
    remember: (label: string, id: string): void => void ids.current.set(label, id),
    idOf: (label: string): string | undefined => ids.current.get(label.trim()),
  }
}

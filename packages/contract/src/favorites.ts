import { MAX_FAVORITES } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'

const favoritesSchema = v.object({
  /** Ids of participating restaurants; the one saved last comes first. */
  merchantIds: v.array(v.string()),
})

export const getFavorites = endpoint('getFavorites', {
  method: 'GET',
  path: '/api/Member/Favorites',
  summary: 'The restaurants that the member has saved',
  answer: favoritesSchema,
  session: 'required',
  errors: ['not-found'],
})

export const saveFavorites = endpoint('saveFavorites', {
  method: 'PUT',
  path: '/api/Member/Favorites',
  summary: 'Adds restaurants to the saved ones; those that are saved or unknown change nothing. A repeated call has the same effect.',
  body: v.object({ merchantIds: v.pipe(v.array(merchantIdSchema), v.minLength(1), v.maxLength(MAX_FAVORITES)) }),
  answer: v.object({ ...favoritesSchema.entries, /** Whether some were left out because the list is full. */ isFull: v.boolean() }),
  session: 'required',
  errors: ['not-found', 'validation-failed'],
})

export const removeFavorite = endpoint('removeFavorite', {
  method: 'DELETE',
  path: '/api/Member/Favorites/:merchantId',
  summary: 'Removes a restaurant from the saved ones; one that is not saved changes nothing',
  params: v.object({ merchantId: merchantIdSchema }),
  answer: favoritesSchema,
  session: 'required',
  errors: ['not-found'],
})

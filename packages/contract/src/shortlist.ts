import { SHORTLIST } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { merchantIdSchema } from './merchant.ts'

// A token that no list has is not found, whatever its form.
const params = v.object({ token: v.pipe(v.string(), v.maxLength(64)) })
/** Chosen by a browser: 122 random bits. */
const keySchema = v.pipe(v.string(), v.uuid())
const placesSchema = v.array(merchantIdSchema)

const shortlistSchema = v.object({
  /** `expired`: the list has no places and no votes any more. */
  state: v.picklist(['open', 'closed', 'expired']),
  /** ISO time. */
  expiresAt: v.string(),
  /** In the order of the list; `voters` are the first names of those who gave one. */
  places: v.array(v.object({ merchantId: v.string(), votes: v.number(), voters: v.array(v.string()) })),
  /** Voters of the whole list. */
  voters: v.number(),
  /** The vote of the browser that asks; null without one. */
  own: v.nullable(v.object({ choices: v.array(v.string()), voterName: v.string() })),
})
export type Shortlist = v.InferOutput<typeof shortlistSchema>

const createShortlist = endpoint('createShortlist', {
  method: 'POST',
  path: '/api/Shortlists',
  summary: 'Creates a list of places that everyone with its link can vote on. A repeated call with the same key creates no further one.',
  body: v.object({
    /** Proves who may close the list. The token is made of it, and it is not stored. */
    ownerKey: keySchema,
    places: v.pipe(placesSchema, v.minLength(SHORTLIST.minPlaces), v.maxLength(SHORTLIST.maxPlaces)),
  }),
  answer: v.object({ token: v.string(), expiresAt: v.string() }),
  errors: ['not-found', 'validation-failed', 'idempotency-conflict', 'too-many-requests'],
})

const getShortlist = endpoint('getShortlist', {
  method: 'GET',
  path: '/api/Shortlists/:token',
  summary: 'A list of places with its votes, for everyone with its link',
  params,
  query: v.object({ voter: v.optional(keySchema) }),
  answer: shortlistSchema,
  errors: ['not-found'],
})

const voteOnShortlist = endpoint('voteOnShortlist', {
  method: 'PUT',
  path: '/api/Shortlists/:token/Vote',
  summary: 'Replaces the vote of a browser; without a choice it is removed',
  params,
  body: v.object({
    /** Identifies the browser within the list; only a hash of both is stored. */
    voter: keySchema,
    choices: v.pipe(placesSchema, v.maxLength(SHORTLIST.maxPlaces)),
    /** A first name, or ''. */
    voterName: v.pipe(v.string(), v.trim(), v.maxLength(SHORTLIST.nameLength)),
  }),
  answer: v.object({
    ...shortlistSchema.entries,
    /** Whether the vote counts. Otherwise the list is not open any more, or has as many voters as it may have. */
    stored: v.boolean(),
  }),
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
})

const endShortlist = endpoint('endShortlist', {
  method: 'POST',
  path: '/api/Shortlists/:token/End',
  summary: 'Ends the voting, or removes the list with its votes. Only for the browser that created it.',
  params,
  body: v.object({ ownerKey: keySchema, remove: v.boolean() }),
  answer: v.object({ ended: v.literal(true) }),
  errors: ['not-found', 'too-many-requests'],
})

/** The calls of shortlists, which the client loads with the first of them. */
export const shortlistEndpoints = { createShortlist, getShortlist, voteOnShortlist, endShortlist } as const

import { IMPRESSION_LIMITS } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** An entry as returned by the service; each set has its own schema for `fields` in the copy engine (CONTENT-08). */
const contentEntrySchema = v.object({ slug: v.string(), fields: v.record(v.string(), v.unknown()) })
export type ContentEntry = v.InferOutput<typeof contentEntrySchema>

export const getContent = endpoint('getContent', {
  method: 'GET',
  path: '/api/cms/pages/:name/',
  summary: 'The published entries of a content set (CONTENT-04)',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(40)) }),
  query: v.object({ page_size: v.optional(v.string()), preview: v.optional(v.string()) }),
  answer: v.object({ data: v.array(contentEntrySchema) }),
  errors: ['not-found'],
})

/** The cookie of a browser that shows drafts; its value is the token of the preview link (CONTENT-07). */
export const PREVIEW_COOKIE = '__Host-preview'

/** Why a preview link is rejected: expired, for another partner, unknown, or its partner has no previews (CONTENT-06). */
export const PREVIEW_FAULTS = ['expired', 'other-partner', 'invalid', 'off'] as const
export type PreviewFault = (typeof PREVIEW_FAULTS)[number]

export const getPreview = endpoint('getPreview', {
  method: 'GET',
  path: '/api/cms/preview',
  summary: 'Whether the preview cookie opens drafts here, and until when (CONTENT-06, CONTENT-07)',
  answer: v.variant('state', [
    v.object({ state: v.literal('open'), until: v.pipe(v.string(), v.isoTimestamp()) }),
    v.object({ state: v.picklist(PREVIEW_FAULTS) }),
  ]),
})

const featureFlagsSchema = v.object({
  authFlags: v.record(v.string(), v.boolean()),
  filters: v.array(v.string()),
  partnerFeatureFlags: v.record(v.string(), v.boolean()),
  /** The flags whose value is that of a share of visitors; absent without one. */
  splits: v.exactOptional(v.array(v.string())),
})
export type FeatureFlags = v.InferOutput<typeof featureFlagsSchema>

export const getFeatureFlags = endpoint('getFeatureFlags', {
  method: 'GET',
  path: '/api/feature-flags',
  summary: 'Run-time flags of the partner, for the visitor who asks (CONFIG-18)',
  answer: featureFlagsSchema,
  session: 'optional',
})

export const recordImpressions = endpoint('recordImpressions', {
  method: 'POST',
  path: '/api/Impressions',
  summary: 'Counts impressions of the day, at most 100 at once; its failures are ignored by callers (ANALYTICS-18, ANALYTICS-20)',
  body: v.pipe(
    v.array(
      v.object({
        channel: v.literal('web'),
        dateTime: v.pipe(v.string(), v.isoTimestamp()),
        userAgent: v.pipe(v.string(), v.maxLength(IMPRESSION_LIMITS.userAgent)),
        merchantId: v.optional(v.pipe(v.string(), v.maxLength(40))),
        placement: v.optional(v.pipe(v.string(), v.maxLength(IMPRESSION_LIMITS.placement))),
      }),
    ),
    v.maxLength(IMPRESSION_LIMITS.records),
  ),
  answer: v.object({ accepted: v.number() }),
  keepalive: true,
  errors: ['too-many-requests'],
})

/** Where web servers ask whether content or flags of their partner have changed. It is not below /api, which browsers can reach. */
export const CONTENT_VERSION_PATH = '/content-version'

/** `version` differs after each change that visitors may see, including a schedule that becomes due. */
export const contentVersionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })

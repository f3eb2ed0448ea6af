import type { ContentEntry } from '@dining/contract'
import type { ColumnType, Generated } from 'kysely'

/** What a version of an entry does; `scheduled` is public from `publish_at` on, `unpublished` removes the entry from the site. */
export type ContentStatus = 'draft' | 'published' | 'scheduled' | 'unpublished'

/** Versions of entries: rows are added, none is changed. */
export interface ContentEntryTable {
  partner_id: string
  set_name: string
  slug: string
  version: number
  status: ContentStatus
  fields: ColumnType<Record<string, unknown>, string, string>
  publish_at: Date | null
  /** Number of the version whose schedule this one ends. */
  cancels: number | null
  updated_at: Date
  updated_by: string
  note: Generated<string>
}

/** What was done about the approval of a version. */
export type ApprovalKind = 'asked' | 'approved' | 'sent-back'

/** Approvals of versions, in steps that are numbered within their entry: rows are added, none is changed. */
export interface ContentEntryApprovalTable {
  partner_id: string
  set_name: string
  slug: string
  step: number
  kind: ApprovalKind
  /** The version that the step is about. */
  version: number
  /** When it is to be public; null at once. */
  publish_at: Date | null
  /** Who wrote the words or asked, and therefore cannot approve. */
  writers: ColumnType<readonly string[], string, string>
  done_at: Date
  done_by: string
  note: Generated<string>
}

/** Comments on versions: rows are added, none is changed. */
export interface ContentEntryCommentTable {
  partner_id: string
  set_name: string
  slug: string
  version: number
  /** From 1 on, within the version. */
  number: number
  words: string
  done_at: Date
  done_by: string
}

/** Number of changes of a partner's content or flags; triggers count. */
export interface ContentChangeTable {
  partner_id: string
  changes: string
}

/** The last valid copy of a content set that editors write in another service. */
export interface ContentCopyTable {
  partner_id: string
  set_name: string
  /** Whether it includes drafts, which is only the case where all visitors see them. */
  drafts: boolean
  entries: ColumnType<readonly ContentEntry[], string, string>
  /** When the copy last changed. */
  changed_at: Date
}

export interface FeatureFlagTable {
  partner_id: string
  name: string
  value: ColumnType<unknown, string, string>
  reason: string
  set_at: Generated<Date>
  set_by: Generated<string>
  rule: ColumnType<unknown, string | null | undefined, string | null>
}

/** Impressions of one day. */
export interface ImpressionCountTable {
  partner_id: string
  /** ISO date, UTC. */
  day: string
  /** Empty if the impression has none. */
  placement: string
  channel: string
  /** Empty if the impression has none. */
  merchant_id: string
  count: number
}

/** A picture that an operator uploaded, as this API encoded it again. */
export interface PictureTable {
  partner_id: string
  id: string
  width: number
  height: number
  /** WebP, the largest copy, from which parts are made. */
  source: Uint8Array
  /** WebP, for choosing a part. */
  preview: Uint8Array
  /** WebP, for lists. */
  thumb: Uint8Array
  uploaded_at: Date
  uploaded_by: string
}

/** A part of a picture, which pages show. */
export interface PictureFrameTable {
  partner_id: string
  id: string
  picture_id: string
  /** The focal point from the left and from the top, and the zoom, in percent. */
  x: number
  y: number
  zoom: number
  framed_at: Date
  framed_by: string
}

/** A part of a picture in a format and a width. */
export interface PictureFileTable {
  partner_id: string
  frame_id: string
  format: string
  width: number
  bytes: Uint8Array
}

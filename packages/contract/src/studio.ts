import type { OperatorRight } from '@dining/domain'

import { approvalEndpoints } from './studio-approvals.ts'
import { studioAuditEndpoints } from './studio-audit.ts'
import { commentEndpoints } from './studio-comments.ts'
import { contentEndpoints } from './studio-content.ts'
import { studioFlagEndpoints } from './studio-flags.ts'
import { studioImportEndpoints } from './studio-imports.ts'
import { studioMemberEndpoints } from './studio-members.ts'
import { missingDineEndpoints } from './studio-missing-dines.ts'
import { operatorEndpoints } from './studio-operators.ts'
import { pictureEndpoints } from './studio-pictures.ts'
import { reviewEndpoints } from './studio-reviews.ts'
import { studioScheduleEndpoints } from './studio-schedule.ts'
import { operatorSecurityEndpoints } from './studio-security.ts'
import { studioUploadEndpoints } from './studio-uploads.ts'

export { SEARCH_MAX_LENGTH, type ContentPiece, type FoundEntry, type CalendarEvent, type ContentToken } from './studio-content.ts'
export type {
  ApprovalStep,
  ContentStatus,
  ContentVersion,
  ContentHistory,
  ContentSummary,
  ContentFinding,
  ContentChange,
} from './studio-entry.ts'
export type { ContentComment } from './studio-comments.ts'
export type { StudioAuditEvent } from './studio-audit.ts'
export type { StudioFlag } from './studio-flags.ts'
export { IMPORT_KINDS, type ImportKind, type RefusedRow, type StudioImport } from './studio-imports.ts'
export type { StudioMember } from './studio-members.ts'
export type { Operator, StudioPartner } from './studio-operators.ts'
export type { MissingDineList, StudioMissingDine } from './studio-missing-dines.ts'
export type { StudioPicture, UploadRefusal } from './studio-pictures.ts'
export type { ReviewState, StudioReview } from './studio-reviews.ts'
export type { ScheduledEvent } from './studio-schedule.ts'
export type { OperatorProof, OperatorSecurity } from './studio-security.ts'
export { MAPPING_MAX_LENGTH, type UploadKind } from './studio-uploads.ts'

const partnerEndpoints = {
  ...contentEndpoints,
  ...approvalEndpoints,
  ...commentEndpoints,
  ...pictureEndpoints,
  ...reviewEndpoints,
  ...missingDineEndpoints,
  ...studioMemberEndpoints,
  ...studioFlagEndpoints,
  ...studioAuditEndpoints,
  ...studioImportEndpoints,
  ...studioUploadEndpoints,
} as const

/**
 * The calls of the studio. They are separate from the calls of the sites: no partner's host accepts them, and no member's session is valid
 * for them.
 */
export const studioEndpoints = {
  ...operatorEndpoints,
  ...operatorSecurityEndpoints,
  ...studioScheduleEndpoints,
  ...partnerEndpoints,
} as const

/** The right that each call for a partner needs; the API refuses it without. */
const RIGHTS: Readonly<Record<keyof typeof partnerEndpoints, OperatorRight>> = {
  listContent: 'read-content',
  searchContent: 'read-content',
  listCalendar: 'read-content',
  getContentEntry: 'read-content',
  checkContent: 'read-content',
  listComments: 'read-content',
  createPreviewLink: 'read-content',
  listPictures: 'read-content',
  getPicture: 'read-content',
  getFramedPicture: 'read-content',
  saveContentDraft: 'write-content',
  askApproval: 'write-content',
  addComment: 'write-content',
  uploadPicture: 'write-content',
  deletePicture: 'write-content',
  framePicture: 'write-content',
  publishContent: 'publish-content',
  cancelContentSchedule: 'publish-content',
  rescheduleContent: 'publish-content',
  unpublishContent: 'publish-content',
  rollBackContent: 'publish-content',
  approveContent: 'publish-content',
  sendContentBack: 'publish-content',
  listReviews: 'help-members',
  decideReview: 'help-members',
  listMissingDines: 'help-members',
  decideMissingDine: 'help-members',
  lookUpMember: 'help-members',
  releaseMemberCard: 'help-members',
  listFlags: 'read-content',
  setFlag: 'set-flags',
  clearFlag: 'set-flags',
  searchAudit: 'read-audit',
  verifyAudit: 'read-audit',
  listImports: 'help-members',
  getImport: 'help-members',
  getRefusedRows: 'help-members',
  getUploadKinds: 'import-files',
  beginUpload: 'import-files',
  putUploadPart: 'import-files',
  previewUpload: 'import-files',
  importUpload: 'import-files',
  discardUpload: 'import-files',
}

const RIGHT_OF_CALL: ReadonlyMap<string, OperatorRight> = new Map(Object.entries(RIGHTS))

/** The right that a call needs; undefined for the calls about the operator alone. */
export const rightFor = (callName: string): OperatorRight | undefined => RIGHT_OF_CALL.get(callName)

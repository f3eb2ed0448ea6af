import * as paths from './paths.ts'

export type { AnalyticsEvent, ReservationStep } from './analytics-catalogue.ts'
export { track, trackPageView } from './analytics.ts'
export {
  forgetSession,
  readCookie,
  readStored,
  readStoredFields,
  readStoredList,
  removeStored,
  STORED,
  type StoredName,
  type WritableName,
  writeCookie,
  writeStored,
} from './browser-storage.ts'
export { captureCampaign, readCampaign, type CampaignValues } from './campaign.ts'
export { loginRedirectCookie, rememberLoginRedirect, takeLoginRedirect } from './login-redirect.ts'
export { loginPath } from './login-path.ts'
export { paths }
export { withSessionEnd } from './session-end.ts'
export { parseExpiry } from './session-expiry.ts'
export { useUnlockWords } from './unlock-words.ts'
export { sessionPhase, type SessionPhase, watchSession } from './watch-session.ts'
export { parsePublicId, publicIdOf, setPublicId, useMember, useVisitor, type Visitor, type VisitorKind, visitorOf } from './visitor.ts'

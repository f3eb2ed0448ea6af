import { emailIssue, PROSPECT_EMAIL_MAX_LENGTH, type EmailIssue } from '@dining/domain'

/** The issue of a trimmed address in the home form, which is required there (HOME-08, HOME-09); null for a valid one. */
export const prospectIssue = (email: string): EmailIssue | null => emailIssue(email, PROSPECT_EMAIL_MAX_LENGTH)

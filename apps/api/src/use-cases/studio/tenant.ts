/**
 * Replaces a partner's id in tables that the studio shares with the sites: counters of attempts, limits, the audit trail. No folder
 * of a partner can have this name.
 */
export const STUDIO_TENANT = '@studio'

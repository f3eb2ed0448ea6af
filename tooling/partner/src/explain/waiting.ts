/** Settings that no site reads, each with the reason or what brings its reader; a test compares them with the code. */
export const WAITING: Readonly<Record<string, string>> = {
  'copy.figures': 'Only the check of texts reads it (packages/partner-kit/src/check/words/figures.ts).',
  'features.cmsRoute': 'The reference API serves content at /api/cms alone.',
  'features.hasAutoEnroll': 'A flag of the answer, without effect until its behaviour is described (ENROLL-29).',
}

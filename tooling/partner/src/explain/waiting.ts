/** Settings that no site reads yet, with what brings their reader; a test compares them with the code, so that the list only gets shorter. */
export const WAITING: Readonly<Record<string, string>> = {
  'features.cmsRoute': 'The reference API serves content at /api/cms alone.',
  'features.hasAutoEnroll': 'A flag of the answer, without effect until its behaviour is described (ENROLL-29).',
}

/** The partner that this bundle is built for (build/own-partner.ts). In browsers it has no titles and no overrides of texts. */
declare module '@partner' {
  import type { Partner } from '@dining/partner-kit'
  const partner: Partner
  export default partner
}

/** The titles of the partner's pages by path. */
declare module '@partner/titles' {
  import type { Partner } from '@dining/partner-kit'
  const titles: Partner['routes']
  export default titles
}

/** The partner's theme: imported for its effect, a style sheet that gives the document's roles their values. */
declare module '@partner/theme' {}

/** The partner that this bundle is built for; an alias of build/vite-config.ts. */
declare module '@partner' {
  import type { Partner } from '@dining/partner-kit'
  const partner: Partner
  export default partner
}

/** The partner's theme: imported for its effect, a style sheet that gives the document's roles their values. */
declare module '@partner/theme' {}

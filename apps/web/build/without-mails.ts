import type { Plugin } from 'vite'

const WORDING = /^ +'mail\.\w+':\s*(?:'[^'\n]*'|"[^"\n]*"),\n/gm

/** A partner's words for mails are the API's to say; no page does, and they would be 0.2 kB of every first load. */
export function withoutMails(): Plugin {
  return {
    name: 'without-mails',
    enforce: 'pre',
    transform: {
      filter: { id: /\/copy\.ts$/, code: "'mail." },
      handler: (code) => code.replace(WORDING, ''),
    },
  }
}

import type { Plugin } from 'vite'

const WORDING = /^ +'mail\.\w+':\s*(?:'[^'\n]*'|"[^"\n]*"),\n/gm

/** Removes a partner's texts for mails, which only the API uses, from the server's bundle; browsers have the partner without them (own-partner.ts). */
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

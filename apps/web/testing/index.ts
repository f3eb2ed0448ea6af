export { built, builtServer } from './built.ts'
export { callerKeysFile, PUBLIC_ORIGIN, serveApi, VAULT_ORIGIN } from './served.ts'
export { default as plainPartner } from './partners/plain/partner.ts'

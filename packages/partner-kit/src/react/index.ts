export { copyFor } from './copy-for.ts'
export { earningRows, type EarningRow } from './earning-rows.tsx'
export { PartnerProvider, useCopy, usePartner, useSay, type PartnerProviderProps, type RichLinkProps } from './provider.tsx'
export { Rich, Say } from './rich.tsx'

export {
  loadPartners,
  readPartnerContent,
  readPartners,
  type FaultyPartner,
  type LoadedPartner,
  type PartnerContent,
  type PartnersRead,
} from './load.ts'
export { readMailLooks } from './mail-looks.ts'

export { textFace, type DeclaredFace } from './declared-face.ts'
export { hostOrigins } from './host-origins.ts'
export {
  loadPartners,
  readPartnerContent,
  readPartners,
  type InvalidPartner,
  type LoadedPartner,
  type PartnerContent,
  type PartnersRead,
} from './load.ts'
export { readMailLooks } from './mail-looks.ts'

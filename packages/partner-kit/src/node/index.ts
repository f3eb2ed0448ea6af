export { textFace, type DeclaredFace } from './declared-face.ts'
export {
  hostOrigins,
  loadPartners,
  readMailLooks,
  readTokens,
  readPartnerContent,
  readPartners,
  type InvalidPartner,
  type LoadedPartner,
  type PartnerContent,
  type PartnersRead,
} from './load.ts'

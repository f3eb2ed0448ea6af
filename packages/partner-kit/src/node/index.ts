export { loadPartners, readPartners, type FaultyPartner, type LoadedPartner, type PartnersRead } from './load.ts'

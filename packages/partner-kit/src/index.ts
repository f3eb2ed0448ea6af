export type { ContentFile } from '@dining/copy-engine/content'
export { configuredFlag, settingOfFlag } from './configured-flags.ts'
export {
  definePartner,
  type Features,
  type Partner,
  type PartnerCopy,
  type PartnerInput,
  type Program,
  type ProgramBonus,
  type RouteMeta,
  type Support,
} from './partner.ts'

export { changePartner, copyPartner } from './copy-partner.ts'
export { withPackFolder } from './archive.ts'
export {
  hashOf,
  MANIFEST_FILE,
  partnerIdSchema,
  readManifest,
  sortedJson,
  versionSchema,
  withVersion,
  type Manifest,
  type PackedFile,
} from './manifest.ts'
export { verifyPack, type PackFault } from './verify-pack.ts'
export { writePack, type PackOrder, type WrittenPack } from './write-pack.ts'

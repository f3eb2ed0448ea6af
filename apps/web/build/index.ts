export { buildPartner, createBuilder, type Builder } from './build-partner.ts'
export { type BuildManifest } from './manifest.ts'
export { formatSizes, measure, type Sizes } from './sizes.ts'
export { viteConfig, WEB_FOLDER } from './vite-config.ts'

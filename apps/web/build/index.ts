export { buildPartner } from './build-partner.ts'
export { formatSizes, type Sizes } from './sizes.ts'
export { viteConfig, WEB_FOLDER } from './vite-config.ts'

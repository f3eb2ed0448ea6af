export { describeBuild, type BuildManifest, type ModuleFiles, type ViteManifest } from './manifest.ts'
export { buildConstants, clientBuild, serverBuild, viteConfig, WEB_FOLDER } from './vite-config.ts'

import path from 'node:path'

import type { Partner } from '@dining/partner-kit'
import react from '@vitejs/plugin-react'
import type { BuildOptions, InlineConfig, PluginOption } from 'vite'

import { ownPartner } from './own-partner.ts'
import { ownTexts } from './own-texts.ts'
import { partnerHeroTable } from './partner-hero-table.ts'
import { ownPageLists } from './page-lists.ts'
import { FURTHER_STYLES, partsOf } from './parts.ts'
import { withoutEnrollment, withoutRateSteps } from './without-enrollment.ts'
import { withoutMap } from './without-map.ts'
import { withoutPartnerCards } from './without-partner-cards.ts'
import { shakeQuery } from './shake-query.ts'
import { noUnusedReact } from './shake-react.ts'
import { shakeRouter } from './shake-router.ts'
import { ownStyles } from './styles.ts'

export const WEB_FOLDER = path.resolve(import.meta.dirname, '..')

/** A build of many files on two cores is slow; a warning at every build does not help. */
const QUIET = { bundlerTimings: false }

/** Without the path of each module in a comment: it starts at the folder in which the command runs, and the same sources give the same bytes in any. */
export const NO_PATHS = { attachDebugInfo: 'none' } as const

/** Settings of every bundle. */
export const COMMON_BUILD: BuildOptions = {
  target: 'es2023',
  // The themes use light-dark(), which takes twice the bytes for older browsers.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  sourcemap: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // The map's code has 1.1 MB and is fetched only when a map is shown; budgets of first loads are checked by `partner size`.
  chunkSizeWarningLimit: 1_200,
  emptyOutDir: true,
}

/** React's names are read from its modules (react-part.ts); an unused read may be removed. */
const TREESHAKE = { propertyReadSideEffects: false } as const

/** Whether the partner's pages contain dialogs (src/app/shell/notices.ts). */
const hasDrawnNotices = ({ hasSsoNotice, appAnnouncementModal, generalModalType }: Partner['features']) =>
  hasSsoNotice || appAnnouncementModal !== false || generalModalType !== ''

/** The constants that differ by partner: the code of a branch that is never taken is removed with its imports. */
export function buildConstants({ program, features }: Partner): Record<`__${string}__`, boolean> {
  return {
    __HAS_DISCOVER_HOME__: features.homePage === 'discover',
    __HAS_DISCOVER_PAGE__: features.hasDiscoverPage,
    __HAS_FAVORITES__: features.hasMerchantFavorites,
    __HAS_DRAWN_NOTICES__: hasDrawnNotices(features),
    __HAS_ENROLLMENT__: program.enrollmentType !== 'none',
    __HAS_DIRECT_ENROLLMENT__: program.enrollmentType === 'direct',
    __HAS_APP_STORES__: features.nativeApp !== false,
    __HAS_GENERAL_POPUP__: features.generalModalType !== '',
    __HAS_HOUSEHOLD__: features.hasHousehold && program.enrollmentType !== 'none',
    __HAS_INSTALL_BANNER__: features.hasPWAInstallBanner,
    __HAS_LOGO_CHAIN__: features.logoChain.length > 0,
    __HAS_NOTICES__: hasDrawnNotices(features) || features.hasPWAInstallBanner,
    __HAS_PUSH__: features.hasNotices && program.enrollmentType !== 'none',
    __HAS_VENDORS__: features.vendors.length > 0,
    __HAS_RESERVATIONS__: features.openTableReservationsEnabled && program.enrollmentType !== 'none',
    __HAS_STATEMENT_CREDITS__: program.currencyType === 'Credit',
  }
}

/**
 * Vite's configuration of one partner's web app, for the client or the server bundle, built or in development.
 * @param partnerFolder absolute path of `partners/<id>`
 * @param styles compiler of `.css.ts` files
 */
export function viteConfig(partner: Partner, partnerFolder: string, styles: PluginOption = ownStyles()): InlineConfig {
  return {
    root: WEB_FOLDER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      ...(partner.program.enrollmentType === 'none' ? [withoutEnrollment()] : []),
      ...(Object.values(partner.program.earnRates).some((rate) => rate?.kind === 'fuel') ? [] : [withoutRateSteps()]),
      ...(partner.features.hasPartnerLoadedCards ? [] : [withoutPartnerCards()]),
      partnerHeroTable(partner.program.id),
      ownPageLists(partner),
      ownPartner(partner),
      ownTexts(partner),
      styles,
      react(),
      noUnusedReact(),
      shakeRouter(),
      shakeQuery(),
      withoutMap(),
    ],
    resolve: {
      alias: [{ find: /^@partner\/theme$/, replacement: path.join(partnerFolder, 'theme.css.ts') }],
      dedupe: ['react', 'react-dom'],
    },
    define: buildConstants(partner),
    ssr: { noExternal: true },
    build: COMMON_BUILD,
  }
}

/** A page refers to about thirty files, and compression does not shorten their hashes; style sheets but one are named by the hash only. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames({ names }: { readonly names: readonly string[] }) {
    // The server's description of a page knows this one by its name (manifest.ts).
    if (names.includes(`${FURTHER_STYLES}.css`)) return `assets/${FURTHER_STYLES}-[hash:6][extname]`
    return names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]'
  },
}

/** The client's part of one partner's configuration. */
export function clientBuild({ features, program }: Pick<Partner, 'features' | 'program'>): BuildOptions {
  return {
    manifest: true,
    rolldownOptions: {
      checks: QUIET,
      // Constants of other modules are inlined: saves 0.9 kB on every page.
      optimization: { inlineConst: { mode: 'all' } },
      input: path.join(WEB_FOLDER, 'src/entry-client.tsx'),
      // React's own code is run separately (react-part.ts), so that neither task delays a visitor's input.
      output: {
        ...SHORT_NAMES,
        externalLiveBindings: false,
        codeSplitting: partsOf(hasDrawnNotices(features), program.currencyType === 'Credit'),
      },
      treeshake: TREESHAKE,
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
    },
  }
}

/** The server bundle's part of the configuration. */
export function serverBuild(): BuildOptions {
  return {
    ssr: path.join(WEB_FOLDER, 'src/entry-server.tsx'),
    rolldownOptions: {
      checks: QUIET,
      treeshake: TREESHAKE,
      experimental: NO_PATHS,
      // One file: a server reads all of it at once.
      output: { entryFileNames: 'entry-server.js', codeSplitting: false },
    },
  }
}

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The studio's page: a small shell, and the editor library when an entry is opened. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2023',
    // The theme is written with light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

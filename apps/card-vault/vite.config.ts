import { defineConfig } from 'vite'

/** The secure page's script in one file, which src/page.ts puts into the page and its hash into the policy. */
export default defineConfig({
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/frame/main.ts',
      output: { format: 'iife', entryFileNames: 'frame.js' },
    },
  },
})

import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { playwright } from '@vitest/browser-playwright'

/** The settings of every run of stories: Chromium, and long timeouts for a machine under load. */
export const inChromium = () => ({
  env: { VITE_STORIES: 'test' },
  testTimeout: 60_000,
  // One page for all files: a story is removed before the next.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // Entry animations are skipped.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: ensureChromium((line) => console.log(line)).path, args: [...CHROMIUM_ARGS] },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
})

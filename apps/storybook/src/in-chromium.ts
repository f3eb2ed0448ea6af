import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { playwright } from '@vitest/browser-playwright'

/** What every run of stories has: a Chromium, and patience with a machine that does much else. */
export const inChromium = () => ({
  env: { VITE_STORIES: 'test' },
  testTimeout: 60_000,
  // One page for all files: what a story shows is taken away with it.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // Nothing is looked at on its way in.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: { executablePath: ensureChromium((line) => console.log(line)).path, args: [...CHROMIUM_ARGS] },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
})

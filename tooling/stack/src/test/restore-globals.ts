import { afterAll, vi } from 'vitest'

// Files share their process: what one has replaced is the real one again for the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

import { CHROMIUM_ARGS, ensureChromium } from '@dining/stack/chromium'
import { chromium } from 'playwright-core'

/** A phone, in CSS px. */
const WINDOW = { width: 375, height: 812 }

/** A function's place in its script, in characters, and how often it was called. */
interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** A script's functions, as Chromium's profiler reports them. */
interface Coverage {
  readonly functions: readonly { readonly ranges: readonly Range[] }[]
}

/** Characters of a script in functions that were never called. The count of a function applies except in the functions within it. */
export function unusedOf(source: string, { functions }: Coverage): number {
  const counts = new Int32Array(source.length)
  const ranges = functions.flatMap((one) => one.ranges).toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
  for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset)
  return counts.filter((count) => count === 0).length
}

/**
 * The share of a page's script in functions that are not called before its visitor does anything, in per cent of all characters (before
 * compression), as Lighthouse counts it.
 * @throws if the page is not hydrated within Playwright's time
 */
export async function unusedScript(url: string): Promise<number> {
  const { path } = ensureChromium((line) => process.stderr.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath: path, args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage({ viewport: WINDOW })
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Debugger.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor()
    await page.waitForLoadState('networkidle')
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const scripts = await Promise.all(
      result
        .filter((script) => script.url.endsWith('.js'))
        .map(async (script) => {
          const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId: script.scriptId })
          return { loaded: scriptSource.length, unused: unusedOf(scriptSource, script) }
        }),
    )
    const sum = (of: keyof (typeof scripts)[number]) => scripts.reduce((total, script) => total + script[of], 0)
    return (sum('unused') / sum('loaded')) * 100
  } finally {
    await browser.close()
  }
}

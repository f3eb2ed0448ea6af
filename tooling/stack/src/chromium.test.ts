import { stripVTControlCharacters } from 'node:util'

import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'

import { CHROMIUM_ARGS } from './chromium.ts'

/** The features of the last switch of a command line: Chromium ignores earlier ones. */
const disabledBy = (args: readonly string[]) =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.slice('--disable-features='.length)
    .split(',') ?? []

it('disables every feature that Playwright disables, and renderers that no test uses', async () => {
  // Node is no browser: the error repeats the command line.
  const launched = chromium.launch({ executablePath: process.execPath }).then(
    () => '',
    ({ message }: Error) => message,
  )
  const own = disabledBy(stripVTControlCharacters(await launched).split(/\s+/))
  expect(own.length).toBeGreaterThan(5)
  expect(disabledBy(CHROMIUM_ARGS)).toEqual(expect.arrayContaining([...own, 'WebUIOmniboxPopup', 'SpareRendererForSitePerProcess']))
})

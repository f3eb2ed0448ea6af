/// <reference types="vite/client" />
import * as a11y from '@storybook/addon-a11y/preview'
import { composeStories, setProjectAnnotations, type Meta, type StoryFn } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import { partnerIds } from './partners.ts'
import { applyTheme } from './applied-theme.ts'

/** Maximum number of key stories: each costs one run per theme and scheme. */
const MOST = 40
const USUAL = { width: 1200, height: 900 }

setProjectAnnotations([a11y, preview])

type Stories = Record<string, StoryFn> & { readonly default: Meta }
const files = {
  ...import.meta.glob<Stories>('../../../packages/*/src/**/*.stories.tsx', { eager: true }),
  ...import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true }),
}
const keys = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries(composeStories(stories))
    .filter(([, story]) => story.tags.includes('key'))
    .map(([name, story]) => ({ title: `${file.split('/').at(-1)?.replace('.stories.tsx', '')}: ${name}`, story })),
)

async function viewportOf({ parameters, globals }: (typeof keys)[number]['story']): Promise<void> {
  const styles = parameters['viewport']?.options?.[globals['viewport']?.value]?.styles
  await page.viewport(styles ? Number.parseInt(styles.width, 10) : USUAL.width, styles ? Number.parseInt(styles.height, 10) : USUAL.height)
}

it(`the key stories are some, and at most ${MOST}`, () => {
  expect(keys.length).toBeGreaterThan(MOST / 2)
  expect(keys.length).toBeLessThanOrEqual(MOST)
})

describe.each(partnerIds)('%s', (partner) => {
  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    it.each(keys)('$title', async ({ story }) => {
      applyTheme({ partner, scheme })
      await viewportOf(story)
      await story.run()
      const failures = story.reporting.reports.filter(({ status }) => status === 'failed')
      expect(failures.flatMap(({ result }) => violationsOf(result))).toEqual([])
    })
  })
})

/** The axe findings, one line each. */
function violationsOf(result: unknown): readonly string[] {
  const { violations } = result as { violations?: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[] }
  return (violations ?? []).flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`))
}

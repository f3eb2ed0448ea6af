import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../actions/Button.tsx'
import { TextLink } from '../actions/TextButton.tsx'
import { EmptyState } from './EmptyState.tsx'

export default {
  component: EmptyState,
  args: {
    title: 'No restaurants here yet',
    tagline: 'Nothing within 25 miles matches “sushi”. A wider circle has 12.',
    action: (
      <>
        <Button>SEARCH WITHIN 50 MILES</Button>
        <TextLink href="#clear">Clear filters</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>
type Story = StoryObj<typeof EmptyState>

/** A heading, the reason, and the next step in one press; the plate is decorative. */
export const Nothing: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No restaurants here yet' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'SEARCH WITHIN 50 MILES' })).toHaveFocus()
  },
}
/** For a failure: the same, with a button to try again. */
export const Failed: Story = {
  args: {
    headingLevel: 1,
    title: 'The kitchen did not answer',
    tagline: 'We could not load the restaurants. Your search is kept.',
    action: <Button busy>TRY AGAIN</Button>,
  },
}
export const FailedDark: Story = { ...Failed, globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft', tagline: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  globals: { viewport: { value: 'w320' } },
}

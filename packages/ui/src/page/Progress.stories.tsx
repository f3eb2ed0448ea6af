import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Progress } from './Progress.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'

export default {
  component: Progress,
  args: { label: 'Steps of joining', steps: ['Your details', 'Link a card', 'Ready to dine'], current: 1 },
} satisfies Meta<typeof Progress>
type Story = StoryObj<typeof Progress>

/** A list with a name; the current step is announced as such. */
export const Steps: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Steps of joining' })).toBeVisible()
    const current = canvas.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step')
    await expect(current.map((step) => step.textContent)).toEqual(['Link a card'])
  },
}
export const StepsDark: Story = { globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: { steps: ['Your details and everything about them', 'Karteverknüpfung', 'Ready to dine'] },
  globals: { viewport: { value: 'w320' } },
}
const skeletons: Story['render'] = () => (
  <Loading label="Loading your activity">
    <p>
      <Skeleton width="60%" />
    </p>
    <Skeleton width="3rem" height="3rem" shape="circle" />
    <Skeleton width="1200px" height="80px" />
  </Loading>
)
/** The loading state is announced once; its placeholders are not. */
export const Waiting: Story = {
  render: skeletons,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your activity')
    await expect(canvasElement.querySelectorAll('[aria-hidden=true]')).toHaveLength(3)
    await expect(canvas.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true')
  },
}
export const WaitingDark: Story = { render: skeletons, globals: { scheme: 'dark' } }
export const WaitingNarrow: Story = { render: skeletons, globals: { viewport: { value: 'w320' } } }

import { Button, Progress } from '@dining/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EntryPage } from './EntryPage.tsx'

export default {
  component: EntryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    cloth: 'join',
    progress: <Progress label="Steps" steps={['Your details', 'Link a card', 'Ready to dine']} current={1} />,
    title: 'Join and earn up to 5 miles per $1',
    lead: 'Joining is free. You can close your account at any time.',
    children: <Button>Continue</Button>,
  },
} satisfies Meta<typeof EntryPage>
type Story = StoryObj<typeof EntryPage>

/** Screen readers announce the title; the table behind it is decoration. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join and earn up to 5 miles per $1')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const WideDark: Story = { ...Wide, globals: { scheme: 'dark', viewport: { value: 'w1280' } } }
export const Huge: Story = { ...Wide, globals: { viewport: { value: 'w1920' } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const SignIn: Story = { args: { cloth: 'signIn', progress: undefined, title: 'Sign in' } }
export const Recover: Story = { args: { cloth: 'recover', title: 'Check your email' } }

import type { Meta, StoryObj } from '@storybook/react-vite'

import { Announcement } from './Announcement.tsx'

const meta = {
  component: Announcement,
  args: {
    label: 'Announcement',
    dismissLabel: 'Dismiss',
    onDismiss: () => undefined,
    details: { label: 'About this announcement', text: 'Each restaurant chooses the days on which it takes part.' },
    children: (
      <>
        Now on every restaurant’s page: the days and hours that earn. <a href="#search">Look one up</a>
      </>
    ),
  },
} satisfies Meta<typeof Announcement>

export default meta
type Story = StoryObj<typeof meta>

export const WithDetails: Story = {}

export const WithoutDetails: Story = { args: { details: undefined } }

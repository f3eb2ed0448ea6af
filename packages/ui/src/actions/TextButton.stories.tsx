import type { Meta, StoryObj } from '@storybook/react-vite'

import { row } from '../base/layout.css.ts'
import { shareIcon, wayIcon } from '../icons/index.ts'
import { TextButton, TextLink } from './TextButton.tsx'

export default { component: TextButton } satisfies Meta<typeof TextButton>
type Story = StoryObj<typeof TextButton>

export const Both: Story = {
  render: () => (
    <div className={row}>
      <TextButton icon={shareIcon}>Share</TextButton>
      <TextLink href="#map" icon={wayIcon}>
        Directions
      </TextLink>
      <TextLink href="#all">View all</TextLink>
    </div>
  ),
}
export const Dark: Story = { ...Both, globals: { scheme: 'dark' } }

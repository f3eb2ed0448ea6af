import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { IconButton } from '../actions/IconButton.tsx'
import { menuIcon } from '../icons/index.ts'
import { Disclosure } from './Disclosure.tsx'
import { MenuList } from './MenuList.tsx'

export default {
  component: Disclosure,
  args: {
    button: (props) => <IconButton {...props} icon={menuIcon} label="Menu" />,
    children: (
      <>
        <MenuList>
          <li>
            <a href="#overview" aria-current="page">
              Account Overview
            </a>
          </li>
          <li>
            <a href="#history">Reviews &amp; History</a>
          </li>
        </MenuList>
        <MenuList>
          <li>
            <button type="button">Sign out</button>
          </li>
        </MenuList>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        {Story()}
        <p>Outside</p>
        <button type="button">After</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>
type Story = StoryObj<typeof Disclosure>

/** By keyboard: opens with Enter, closes with Escape and returns the focus; closes when focus leaves. */
export const Keyboard: Story = {
  name: 'Keyboard [NAV-22]',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    const isOpen = () => button.getAttribute('aria-expanded')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(isOpen()).toBe('true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Account Overview' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(isOpen()).toBe('false')
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(isOpen()).toBe('true')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(isOpen()).toBe('false')
  },
}

/** By pointer: closes when an item is pressed and on a press outside. */
export const Pointer: Story = {
  name: 'Pointer [NAV-20] [NAV-21]',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByText('Outside'))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Ten px below its button. */
export const Open: Story = {
  tags: ['key'],
  name: 'Open [LAYOUT-11]',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const panel = canvasElement.querySelector(`[id="${button.getAttribute('aria-controls') ?? ''}"]`)
    await waitFor(() => expect((panel?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom).toBe(10))
  },
}
export const OpenDark: Story = { ...Open, tags: [], name: 'Open, dark', globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: {
    children: (
      <MenuList>
        <li>
          <a href="#long">Donaudampfschifffahrtsgesellschaftskapitänsmütze &amp; History of everything one ever ate</a>
        </li>
      </MenuList>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Menu' })),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { IconButton, IconLink } from '../actions/IconButton.tsx'
import { onlyLarge } from '../base/layout.css.ts'
import { Icon } from '../icons/Icon.tsx'
import { downIcon, menuIcon, personIcon, searchIcon } from '../icons/index.ts'
import { Disclosure } from '../overlays/Disclosure.tsx'
import { MenuList } from '../overlays/MenuList.tsx'
import { BarButton, BarLink, TopBar } from './TopBar.tsx'
import { Wordmark } from './Wordmark.tsx'

const logo = <Wordmark strong="Skyway®" light="Dining" href="#home" />
const menu = <IconButton icon={menuIcon} label="Menu" />
const visitor = (
  <>
    <IconLink icon={searchIcon} label="Search restaurants" href="#search" />
    <BarLink href="#sign-in">SIGN IN</BarLink>
    <BarLink href="#join" framed className={onlyLarge}>
      JOIN
    </BarLink>
  </>
)
const member = (
  <>
    <IconLink icon={searchIcon} label="Search restaurants" href="#search" />
    <Disclosure
      align="end"
      button={(props) => (
        <BarButton {...props} aria-label="Maya Okafor-Featherstonehaugh, account">
          <Icon d={personIcon} />
          <span className={onlyLarge}>Maya Okafor-Featherstonehaugh</span>
          <Icon d={downIcon} size="small" />
        </BarButton>
      )}
    >
      <MenuList>
        <li>
          <a href="#overview">Account Overview</a>
        </li>
      </MenuList>
    </Disclosure>
  </>
)

export default { component: TopBar, args: { start: menu, logo, end: visitor }, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof TopBar
>
type Story = StoryObj<typeof TopBar>

export const Visitor: Story = {}
export const VisitorDark: Story = { globals: { scheme: 'dark' } }
export const Member: Story = { args: { end: member } }
export const Narrow: Story = { args: { end: member }, globals: { viewport: { value: 'w320' } } }

const tall = (Story: () => React.ReactNode) => (
  <div style={{ height: 3000 }}>
    <Story />
  </div>
)
const scrollTo = async (y: number) => {
  window.scrollTo(0, y)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
/** A timeout for slow animations on a machine under load. */
const PATIENT = { timeout: 20_000 }
const isAway = (bar: HTMLElement) => bar.getBoundingClientRect().bottom <= 0

/** On a phone the bar disappears on scroll down and returns on scroll up. */
export const Hides: Story = {
  name: 'Hides [NAV-08]',
  args: { hides: true },
  globals: { viewport: { value: 'w375' } },
  decorators: [tall],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await scrollTo(600)
    await waitFor(() => expect(isAway(bar)).toBe(true), PATIENT)
    await scrollTo(500)
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0), PATIENT)
    await scrollTo(0)
  },
}

/** From 861 px it keeps its position in the page. */
export const StaysOnDesktop: Story = {
  name: 'Stays on desktop [NAV-09]',
  args: { hides: true },
  globals: { viewport: { value: 'w861' } },
  decorators: [tall],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    const { top } = bar.getBoundingClientRect()
    await scrollTo(40)
    await expect(bar.getBoundingClientRect().top).toBe(top - 40)
    await expect(getComputedStyle(bar).transform).toBe('none')
    await scrollTo(0)
  },
}

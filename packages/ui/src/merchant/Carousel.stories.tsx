import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { TextLink } from '../actions/TextButton.tsx'
import { content } from '../base/layout.css.ts'
import { Rate } from '../earn/Rate.tsx'
import { tableFor } from '../illustrations/tables.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { Carousel } from './Carousel.tsx'
import { MerchantCard } from './MerchantCard.tsx'

const names = [
  'Osteria Lume',
  'Kirin & Salt',
  'Casa Mezcalera',
  'Paella Nou',
  'Field & Fennel',
  'The Long Grill',
  'Two Rivers Oyster',
  'Slow Noodle',
]
const cuisines = ['Italian', 'Sushi', 'Mexican', 'Spanish', 'Californian', 'Steakhouse', 'Seafood', 'Asian']

export default {
  component: Carousel,
  args: {
    label: 'Restaurants near you',
    previousLabel: 'Previous restaurants',
    nextLabel: 'Next restaurants',
    title: <h2>EARNING NEAR YOU</h2>,
    more: <TextLink href="#all">View all</TextLink>,
    onSeen: fn(),
    items: names.map((name, i) => ({
      key: name,
      node: (
        <MerchantCard
          href={`#${i}`}
          name={name}
          picture={<Scene table={tableFor(cuisines[i], 101_500 + i)} eager={i < 4} />}
          rating={{ rating: '4.6', reviews: '156', label: 'Rated 4.6 of 5 by 156 members' }}
          price={{ level: 2, label: 'Price: 2 of 4' }}
          facts={[cuisines[i] ?? '', 'Alder', '0.4\u00a0mi']}
          earn={<Rate value="5" unit="miles per $1" note="as a VIP" />}
        />
      ),
    })),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main className={content} style={{ paddingBlock: 24 }}>
      <Carousel {...args} />
    </main>
  ),
} satisfies Meta<typeof Carousel>
type Story = StoryObj<typeof Carousel>

/** A timeout for slow scrolling on a machine under load. */
const PATIENT = { timeout: 20_000 }

/** Slides of 250 px from 861; its buttons move it, and are disabled at the ends; a slide that is 80% visible is reported once. */
export const Desktop: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Restaurants near you' })
    const previous = canvas.getByRole('button', { name: 'Previous restaurants' })
    const next = canvas.getByRole('button', { name: 'Next restaurants' })
    await expect(list.firstElementChild?.getBoundingClientRect().width).toBe(250)
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(expect.arrayContaining(['Osteria Lume'])), PATIENT)
    await expect(args.onSeen).not.toHaveBeenCalledWith(expect.arrayContaining(['Slow Noodle']))
    await userEvent.click(next)
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'), PATIENT)
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' })
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(expect.arrayContaining(['Slow Noodle'])), PATIENT)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'), PATIENT)
    list.scrollTo({ left: 0, behavior: 'instant' })
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'), PATIENT)
  },
}
/** Slides of 200 px on a phone. */
export const Phone: Story = {
  tags: ['key'],
  globals: { viewport: { value: 'w375' }, scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').firstElementChild?.getBoundingClientRect().width).toBe(200)
  },
}
/** By keyboard: the buttons are disabled at the ends, and each slide is a stop that scrolls into view. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    for (const name of ['View all', 'Previous restaurants', 'Next restaurants'] as const) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    const slides = canvas.getAllByRole('link').filter((link) => link.closest('li'))
    const last = slides.at(-1)
    for (const slide of slides) {
      await userEvent.tab()
      await expect(slide).toHaveFocus()
    }
    await waitFor(() => expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(1280), PATIENT)
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }

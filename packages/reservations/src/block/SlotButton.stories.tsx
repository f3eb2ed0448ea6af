import type { ReservationSlot } from '@dining/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { SlotList } from './SlotButton.tsx'

const slot = (clock: string, more: Partial<ReservationSlot> = {}): ReservationSlot => ({
  slotId: clock,
  time: `2026-06-15T${clock}:00-05:00`,
  party: 2,
  cardRequired: false,
  bookable: true,
  bonus: true,
  earns: 300,
  ...more,
})

export default {
  component: SlotList,
  args: {
    slots: ['17:15', '17:30', '18:15', '18:45', '19:00', '19:30'].map((clock) => slot(clock)),
    timeZone: 'America/Chicago',
    party: 2,
    onChoose: fn(),
  },
} satisfies Meta<typeof SlotList>
type Story = StoryObj<typeof SlotList>

/** Tables in the order of time, each with what a dinner then earns; Enter chooses one. */
export const Tables: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('button', { name: /^7:00/ })
    table.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ slotId: '19:00' }))
  },
}
/** Of other days and parties, with a card, without a benefit, and with a long amount. */
export const HardNarrow: Story = {
  args: {
    withDate: true,
    slots: [
      slot('17:15', { earns: 1_234_567 }),
      slot('18:15', { party: 8 }),
      slot('19:15', { cardRequired: true, bookable: false }),
      slot('21:30', { earns: 0, bonus: false }),
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

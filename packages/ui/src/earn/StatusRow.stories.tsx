import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { StatusList, StatusRow } from './StatusRow.tsx'

export default { component: StatusRow, args: { title: '', amount: '', status: '' } } satisfies Meta<typeof StatusRow>
type Story = StoryObj<typeof StatusRow>

/** A list, one row per dine: benefit and status are text. */
export const Tones: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem')
    await expect(lines).toHaveLength(4)
    await expect(lines[0]).toHaveTextContent(/Osteria Lume.*\+192.miles.*Awarded, posted 15 Nov/)
    await userEvent.tab()
    await expect(within(lines[0] ?? document.body).getByRole('link', { name: 'Osteria Lume' })).toHaveFocus()
  },
  render: () => (
    <StatusList>
      <StatusRow
        title={<a href="#lume">Osteria Lume</a>}
        facts={['12 Nov', '$64.00', 'card 4417']}
        amount="+192"
        isGain
        unit="miles"
        status="Awarded, posted 15 Nov"
        tone="good"
      />
      <StatusRow
        title={<a href="#slow">Slow Noodle</a>}
        facts={['9 Nov', '$31.00', 'card 4417']}
        amount="+93"
        isGain
        unit="miles"
        status="Processing"
        tone="half"
      />
      <StatusRow
        apart
        title="Statement credit"
        facts={['5 Nov', 'to Visa 4417']}
        amount="$23.40"
        status="On your statement since 9 Nov"
        tone="good"
      />
      <StatusRow
        title={<a href="#casa">Casa Mezcalera de la Nuestra Señora de los Ángeles y Compañía</a>}
        facts={['1 Nov', '$42.50', 'card 0092']}
        amount="0"
        status="Not earned"
        dim
        why="Paid through a delivery app, so the restaurant’s name did not reach us. Order from the restaurant or dine in and it counts."
      />
    </StatusList>
  ),
}
export const Dark: Story = { ...Tones, tags: [], globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Tones, tags: [], globals: { viewport: { value: 'w320' } } }

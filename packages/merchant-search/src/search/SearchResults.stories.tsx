import type { AnswerOf } from '@dining/api-client'
import { testMerchant } from '@dining/contract/testing'
import { useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SearchResults } from './SearchResults.tsx'

type Answer = AnswerOf<'searchMerchants'>

const found = (count: number): Answer => ({
  data: Array.from({ length: Math.min(count, 15) }, (_, i) => testMerchant({ id: `N${i}`, name: `Osteria ${i + 1}` })),
  place: { label: 'Portland, OR', latitude: 45.5, longitude: -122.7, zipCode: '97205', city: 'Portland', state: 'OR' },
  totalPages: Math.ceil(count / 15),
  totalResultSize: count,
})

/** The results of an answer, of one that never arrives, or of one that fails. */
function Results({ answer }: { readonly answer: Answer | 'waits' | 'fails' }) {
  const answered = typeof answer === 'string' ? undefined : answer
  const query = useQuery<Answer>({
    queryKey: ['results', answer],
    queryFn: () => (answer === 'fails' ? Promise.reject(new Error('no answer')) : new Promise<Answer>(() => {})),
    ...(answered ? { initialData: answered } : {}),
  })
  return (
    <SearchResults
      sections={[]}
      query={{ location: 'Portland, OR', features: ['Takeout'] }}
      found={query}
      moving={false}
      onChange={() => {}}
    />
  )
}

export default { component: Results, args: { answer: found(1234) } } satisfies Meta<typeof Results>
type Story = StoryObj<typeof Results>

/** The number and the place, the order, the cards, the pages. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/1,234.*Portland, OR/i)
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(15)
    await expect(canvas.getByRole('navigation').querySelectorAll('[aria-label^=Page]')).toHaveLength(5)
  },
}
export const FoundNarrowDark: Story = { globals: { scheme: 'dark', viewport: { value: 'w320' } } }
/** Shows the loading state, with placeholders in the size of the results. */
export const Looking: Story = {
  args: { answer: 'waits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}
/** Nothing found: buttons clear the filters, widen the area and change the place. */
export const Nothing: Story = {
  args: { answer: found(0) },
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}
export const Failed: Story = {
  args: { answer: 'fails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
}
export const NothingDark: Story = { args: { answer: found(0) }, globals: { scheme: 'dark' } }

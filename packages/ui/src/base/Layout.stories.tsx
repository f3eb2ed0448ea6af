import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { content, overall } from './layout.css.ts'

function Page() {
  return (
    <>
      <div className={content}>
        <p data-testid="content">Content</p>
      </div>
      <div className={overall}>
        <p data-testid="overall">Overall</p>
      </div>
    </>
  )
}

export default { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
type Story = StoryObj<typeof Page>

/** Content at most 1050 px wide, everything at most 1400, gutters of 20 included. */
export const Wide: Story = {
  name: 'Wide [LAYOUT-05] [LAYOUT-06]',
  globals: { viewport: { value: 'w1920' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('content').getBoundingClientRect().width).toBe(1050)
    await expect(canvas.getByTestId('overall').parentElement?.getBoundingClientRect().width).toBe(1400)
  },
}

const gutterOf = (element: HTMLElement) => element.getBoundingClientRect().left

/** The gutter in a window of the given width, with the styles of this one. */
function gutterInWindowOf(width: number) {
  const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { style: `width:${width}px;border:0` }))
  const inside = frame.contentDocument
  inside?.head.append(...[...document.querySelectorAll('style')].map((sheet) => sheet.cloneNode(true)))
  const page = inside?.body.appendChild(Object.assign(inside.createElement('div'), { className: content }))
  const gutter = page && inside?.defaultView?.getComputedStyle(page).paddingLeft
  frame.remove()
  return gutter
}

export const GutterOnMobile: Story = {
  name: 'Gutter on mobile [LAYOUT-08]',
  globals: { viewport: { value: 'w860' } },
  play: async ({ canvas }) => {
    await expect(gutterOf(canvas.getByTestId('content'))).toBe(10)
  },
}

export const GutterOnDesktop: Story = {
  name: 'Gutter on desktop [LAYOUT-08] [LAYOUT-12]',
  globals: { viewport: { value: 'w861' } },
  play: async ({ canvas }) => {
    await expect(gutterOf(canvas.getByTestId('content'))).toBe(20)
    await expect([860, 861].map(gutterInWindowOf)).toEqual(['10px', '20px'])
  },
}

/** Below 320 px the page keeps its width and scrolls. */
export const LeastWidth: Story = {
  name: 'Least width [LAYOUT-07]',
  globals: { viewport: { value: 'w280' } },
  play: async () => {
    await expect(document.documentElement.clientWidth).toBe(280)
    await expect(document.body.getBoundingClientRect().width).toBe(320)
  },
}

import '../base/base.css.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

import { Button } from '../actions/Button.tsx'
import { BalancePlate } from '../earn/BalancePlate.tsx'
import { RateTable } from '../earn/RateTable.tsx'
import { Slider } from '../earn/Slider.tsx'
import { TierTrack } from '../earn/TierTrack.tsx'
import { VisitMeter } from '../earn/VisitMeter.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Badge } from '../merchant/Badge.tsx'
import { Chip } from '../merchant/Chip.tsx'
import { MerchantCard } from '../merchant/MerchantCard.tsx'
import { Pagination } from '../merchant/Pagination.tsx'
import { Notice } from '../messages/Notice.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { MenuList } from '../overlays/MenuList.tsx'
import { Progress } from '../page/Progress.tsx'
import { Tabs } from '../page/Tabs.tsx'
import { tableFor } from '../illustrations/tables.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { derive, roleValues } from './derive.ts'
import { referenceTokens } from './reference-tokens.ts'
import { vars } from './vars.css.ts'

const emulate = (value: 'active' | 'none') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

type Roles = { readonly [role: string]: string | Roles }
function setRoles(names: Roles, values: Roles): void {
  for (const [role, name] of Object.entries(names)) {
    const value = values[role]
    if (typeof name === 'string' && typeof value === 'string') document.documentElement.style.setProperty(name.slice(4, -1), value)
    else if (typeof name !== 'string' && typeof value === 'object') setRoles(name, value)
  }
}

beforeAll(async () => {
  setRoles(vars, roleValues(derive(referenceTokens)))
  await emulate('active')
})
afterAll(() => emulate('none'))

it('runs with forced colours', () => expect(matchMedia('(forced-colors:active)').matches).toBe(true))

/** Renders nodes and waits for them. `show` of `@dining/testing` depends on this package. */
async function show(node: ReactNode): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
  root.render(node)
  await expect.poll(() => box.childElementCount).toBeGreaterThan(0)
  return box
}

/** An element found by a selector, with its style in forced colours. */
function lookOf(root: HTMLElement, selector: string, at = 0, pseudo?: string): string {
  const element = root.querySelectorAll(selector)[at]
  if (!element) throw new Error(`No ${selector} number ${at}`)
  const { borderTop, borderBottom, outline, textDecoration, appearance } = getComputedStyle(element, pseudo)
  return [borderTop, borderBottom, outline, textDecoration, appearance].join(' | ')
}

const hasLine = (root: HTMLElement, selector: string, pseudo?: string) =>
  /[1-9][\d.]*px (?:solid|dashed|dotted|double)/.test(lookOf(root, selector, 0, pseudo).split(' | ').slice(0, 2).join())

interface Shown {
  readonly what: string
  readonly node: ReactNode
  readonly selector: string
}

it.each<Shown & { readonly pseudo?: string }>([
  { what: 'a button', node: <Button>Go</Button>, selector: 'button' },
  { what: 'a field', node: <TextField label="Where" name="where" />, selector: 'input' },
  { what: 'a badge', node: <Badge kind="bonus">+500 miles</Badge>, selector: 'span' },
  { what: 'a plate', node: <Scene table={tableFor('Italian', 7)} />, selector: 'span' },
  { what: 'a balance', node: <BalancePlate amount="$12" note="of $20" share={0.6} label="12 of 20 dollars" />, selector: 'div>div>*' },
  { what: 'a card', node: <MerchantCard href="#one" name="Lume" picture={<span />} />, selector: 'a' },
  { what: 'a notice', node: <Notice>No</Notice>, selector: 'div' },
  { what: 'a leader', node: <RateTable rows={[{ label: 'Basic', value: '1' }]} />, selector: 'dt', pseudo: '::after' },
  { what: 'a dialog', node: <Dialog open onClose={() => undefined} title="Sure?" closeLabel="Close" />, selector: 'dialog' },
])('$what keeps an edge in forced colours', async ({ node, selector, pseudo }) => {
  const root = await show(node)
  await expect.poll(() => hasLine(root, selector, pseudo)).toBe(true)
})

const page = (at: number) => `#${at}`
const TABS = ['#a', '#b'].map((href) => ({ href, label: href }))

/** Two elements to compare: the first and the second match, unless `other` selects another. */
it.each<Shown & { readonly other?: number }>([
  {
    what: 'a pressed chip',
    node: (
      <>
        <Chip pressed>A</Chip>
        <Chip>B</Chip>
      </>
    ),
    selector: 'button',
  },
  {
    what: 'the page one is on',
    node: <Pagination page={1} pages={3} href={page} navLabel="Pages" previousLabel="<" nextLabel=">" pageLabel={String} />,
    selector: 'a',
  },
  { what: 'the tab one is on', node: <Tabs label="Account" items={TABS} current="#a" />, selector: 'a' },
  {
    what: 'the entry of a menu that one is on',
    node: (
      <MenuList>
        <li>
          <a href="#a" aria-current="page">
            A
          </a>
        </li>
        <li>
          <a href="#b">B</a>
        </li>
      </MenuList>
    ),
    selector: 'a',
  },
  { what: 'a step done', node: <Progress label="Steps" steps={['A', 'B', 'C']} current={1} />, selector: 'li', other: 2 },
  { what: 'a dine done', node: <TierTrack label="1 of 2" done={1} goal={3} />, selector: 'i' },
  { what: 'a visit used', node: <VisitMeter used={1} allowed={2} range={{ min: 0, max: 11 }} label="1 of 2" />, selector: 'i' },
  {
    what: 'a card pointed at on the map',
    node: (
      <>
        <MerchantCard href="#a" name="A" picture={<span />} lifted />
        <MerchantCard href="#b" name="B" picture={<span />} />
      </>
    ),
    selector: 'a',
  },
])('$what is distinguishable in forced colours', async ({ node, selector, other = 1 }) => {
  const root = await show(node)
  await expect.poll(() => lookOf(root, selector) !== lookOf(root, selector, other)).toBe(true)
})

it.each<Omit<Shown, 'selector'>>([
  { what: 'a checkbox', node: <Checkbox label="Yes" name="yes" /> },
  { what: 'a slider', node: <Slider label="Bill" value={3} min={1} max={5} valueText="3" onChange={() => undefined} /> },
])('$what is drawn by the system in forced colours', async ({ node }) => {
  const input = (await show(node)).querySelector('input')
  expect(input && getComputedStyle(input).appearance).toBe('auto')
})

it('shows a focus ring in forced colours', async () => {
  const root = await show(<Button>Go</Button>)
  const button = root.querySelector('button')
  button?.focus({ focusVisible: true })
  await expect.poll(() => button && getComputedStyle(button).outlineStyle).toBe('solid')
  await expect.poll(() => button && getComputedStyle(button).outlineWidth).toBe('3px')
})

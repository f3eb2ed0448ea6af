import '../base/base.css.ts'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'

import { Button } from '../actions/Button.tsx'
import { BalancePlate } from '../earn/BalancePlate.tsx'
import { Menu } from '../earn/Menu.tsx'
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
import { dishesFor } from '../table/dishes.ts'
import { Scene } from '../table/Scene.tsx'
import { derive, roleValues } from './derive.ts'
import { referenceTokens } from './reference-tokens.ts'
import { vars } from './vars.css.ts'

const emulate = (value: 'active' | 'none') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

type Roles = { readonly [role: string]: string | Roles }
function wear(names: Roles, values: Roles): void {
  for (const [role, name] of Object.entries(names)) {
    const value = values[role]
    if (typeof name === 'string' && typeof value === 'string') document.documentElement.style.setProperty(name.slice(4, -1), value)
    else if (typeof name !== 'string' && typeof value === 'object') wear(name, value)
  }
}

beforeAll(async () => {
  wear(vars, roleValues(derive(referenceTokens)))
  await emulate('active')
  expect(matchMedia('(forced-colors:active)').matches).toBe(true)
})
afterAll(() => emulate('none'))

async function show(node: ReactNode): Promise<HTMLElement> {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  createRoot(root).render(node)
  await expect.poll(() => root.childElementCount).toBeGreaterThan(0)
  return root
}

/** One of what a selector finds, with what forced colours leave of its look. */
function lookOf(root: HTMLElement, selector: string, at = 0, pseudo?: string): string {
  const element = root.querySelectorAll(selector)[at]
  if (!element) throw new Error(`No ${selector} number ${at}`)
  const { borderTop, borderBottom, outline, textDecoration, appearance } = getComputedStyle(element, pseudo)
  return [borderTop, borderBottom, outline, textDecoration, appearance].join(' | ')
}

const hasLine = (root: HTMLElement, selector: string, pseudo?: string) =>
  /[1-9][\d.]*px (?:solid|dashed|dotted|double)/.test(lookOf(root, selector, 0, pseudo).split(' | ').slice(0, 2).join())

it.each<[string, ReactNode, string, string?]>([
  ['a button', <Button>Go</Button>, 'button'],
  ['a field', <TextField label="Where" name="where" />, 'input'],
  ['a badge', <Badge kind="bonus">+500 miles</Badge>, 'span'],
  ['a plate', <Scene table={dishesFor('Italian', 7)} />, 'span'],
  ['a balance', <BalancePlate amount="$12" note="of $20" share={0.6} label="12 of 20 dollars" />, 'div>div,div>span'],
  ['a card', <MerchantCard href="#one" name="Lume" picture={<span />} />, 'a'],
  ['a notice', <Notice tone="error">No</Notice>, 'div'],
  ['a leader', <Menu rows={[{ label: 'Basic', value: '1' }]} />, 'dt', '::after'],
])('%s keeps an edge in forced colours', async (_title, node, selector, pseudo) => {
  const root = await show(node)
  const found = [...root.querySelectorAll(selector)]
  expect(found.length).toBeGreaterThan(0)
  expect(hasLine(root, selector, pseudo)).toBe(true)
})

it('a dialog keeps an edge in forced colours', async () => {
  const root = await show(<Dialog open onClose={() => undefined} title="Sure?" closeLabel="Close" />)
  expect(hasLine(root, 'dialog')).toBe(true)
})

const page = (at: number) => `#${at}`
const TABS = ['#a', '#b'].map((href) => ({ href, label: href }))

it.each<[string, ReactNode, string, number, number]>([
  [
    'a pressed chip',
    [
      <Chip key="a" pressed>
        A
      </Chip>,
      <Chip key="b">B</Chip>,
    ],
    'button',
    0,
    1,
  ],
  [
    'the page one is on',
    <Pagination page={1} pages={3} href={page} navLabel="Pages" previousLabel="<" nextLabel=">" pageLabel={String} />,
    'a',
    0,
    1,
  ],
  ['the tab one is on', <Tabs label="Account" items={TABS} current="#a" />, 'a', 0, 1],
  [
    'the menu’s entry that one is on',
    <MenuList>
      <li>
        <a href="#a" aria-current="page">
          A
        </a>
      </li>
      <li>
        <a href="#b">B</a>
      </li>
    </MenuList>,
    'a',
    0,
    1,
  ],
  ['a step done', <Progress label="Steps" steps={['A', 'B', 'C']} current={1} />, 'li', 0, 2],
  ['a dine done', <TierTrack label="1 of 2" done={1} goal={3} />, 'i', 0, 1],
  ['a visit used', <VisitMeter used={1} allowed={2} label="1 of 2" />, 'i', 0, 1],
  [
    'a card pointed at on the map',
    [<MerchantCard key="a" href="#a" name="A" picture={<span />} lifted />, <MerchantCard key="b" href="#b" name="B" picture={<span />} />],
    'a',
    0,
    1,
  ],
])('%s is told apart in forced colours', async (_title, node, selector, one, other) => {
  const root = await show(node)
  expect(lookOf(root, selector, one)).not.toBe(lookOf(root, selector, other))
})

it.each<[string, ReactNode]>([
  ['a checkbox', <Checkbox label="Yes" name="yes" />],
  ['a slider', <Slider label="Bill" value={3} min={1} max={5} valueText="3" onChange={() => undefined} />],
])('%s is drawn by the system in forced colours', async (_title, node) => {
  const root = await show(node)
  const input = root.querySelector('input')
  expect(input && getComputedStyle(input).appearance).toBe('auto')
})

it('what has focus has a ring in forced colours', async () => {
  const root = await show(<Button>Go</Button>)
  const button = root.querySelector('button')
  button?.focus({ focusVisible: true } as FocusOptions)
  expect(button && getComputedStyle(button).outlineStyle).toBe('solid')
  expect(button && getComputedStyle(button).outlineWidth).toBe('3px')
})

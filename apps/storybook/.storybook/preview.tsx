import '@dining/ui/base.css'
import type { TierLevel } from '@dining/domain'
import { size } from '@dining/ui/style'
import type { Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'

import { applyRoles, partnerIds, shownPartner } from '../src/partners.ts'
import { Product } from '../src/Product.tsx'
import { ThemeGrid } from '../src/ThemeGrid.tsx'
import { draftLook } from '../src/theme-seed/draft-theme.ts'
import { appliedTheme, inTurn } from '../src/applied-theme.ts'

// Loading takes long on a machine under load.
configure({ asyncUtilTimeout: 15_000 })

const WIDTHS = [280, 320, 375, 661, 860, 861, 1280, 1920] as const
const isTest = import.meta.env['VITE_STORIES'] === 'test'

const LEAST_PX = 320
const GUTTER_PX = 10

/** The elements that make the page wider than allowed, as text. */
function standsOut(most: number): readonly string[] {
  if (document.documentElement.scrollWidth <= most) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > most)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
}

/** The viewer of a story: `parameters: { tier: 2 }`; a visitor by default. */
const tierOf = (parameters: { readonly tier?: TierLevel }) => parameters.tier ?? null

export default {
  globalTypes: {
    partner: { toolbar: { title: 'Partner', icon: 'paintbrush', items: [...partnerIds], dynamicTitle: true } },
    scheme: { toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    textSize: {
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    themes: {
      toolbar: {
        title: 'Themes',
        icon: 'grid',
        items: [
          { value: 'one', title: 'One partner' },
          { value: 'all', title: 'Every partner' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { partner: partnerIds[0], scheme: 'light', textSize: '100', themes: 'one' },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: width < 661 ? 'mobile' : 'desktop' },
        ]),
      ),
    },
    layout: 'padded',
    options: { storySort: { order: ['Partner', 'Components', '*'] } },
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const applied = appliedTheme()
      const partner = applied?.partner ?? (isTest ? inTurn(id, partnerIds) : undefined) ?? String(globals['partner'])
      const scheme = applied?.scheme ?? String(globals['scheme'])
      const tier = tierOf(parameters)
      const root = document.documentElement
      // What edits a draft must stay readable, whatever the draft is.
      applyRoles((parameters['savedTheme'] === true ? shownPartner : draftLook)(partner).theme)
      root.dataset['scheme'] = scheme
      root.lang = 'en'
      root.style.fontSize = globals['textSize'] === '100' ? '' : `calc(${size[2]}*${Number(globals['textSize']) / 100})`
      const of = (shown: string) => (
        <Product key={`${shown} ${tier}`} partner={shown} tier={tier}>
          <Story />
        </Product>
      )
      return globals['themes'] === 'all' ? <ThemeGrid scheme={scheme} of={of} /> : of(partner)
    },
  ],
  // On the narrowest page nothing may overflow, except by the gutter of a part without a page around it.
  afterEach: async ({ globals, parameters }) => {
    if (!isTest || globals['viewport']?.value !== 'w320') return
    await expect(standsOut(parameters['layout'] === 'fullscreen' ? LEAST_PX : LEAST_PX + GUTTER_PX)).toEqual([])
  },
} satisfies Preview

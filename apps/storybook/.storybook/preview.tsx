import '@dining/ui/base.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { partnerIds, partnerOf, wearTheme } from './partners.ts'

// What a story waits for comes late on a machine that does much else.
configure({ asyncUtilTimeout: 15_000 })

const WIDTHS = [280, 320, 375, 661, 860, 861, 1280, 1920] as const

export default {
  globalTypes: {
    partner: { toolbar: { title: 'Partner', icon: 'paintbrush', items: partnerIds, dynamicTitle: true } },
    scheme: { toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { partner: partnerIds[0], scheme: 'light' },
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
  },
  decorators: [
    (Story, { globals, id }) => {
      wearTheme(partnerOf(id, String(globals['partner'])))
      document.documentElement.dataset['scheme'] = String(import.meta.env['VITE_STORIES_SCHEME'] ?? globals['scheme'])
      document.documentElement.lang = 'en'
      return <Story />
    },
  ],
} satisfies Preview

import '@dining/ui/base.css'
import type { Preview } from '@storybook/react-vite'

import { partnerIds, wearTheme } from './partners.ts'

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
    (Story, { globals }) => {
      wearTheme(String(globals['partner']))
      document.documentElement.dataset['scheme'] = String(globals['scheme'])
      document.documentElement.lang = 'en'
      return <Story />
    },
  ],
} satisfies Preview

import type { MerchantDetail } from '@dining/contract'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { useCopy } from '@dining/partner-kit/react'

import * as css from './MerchantScreen.css.ts'

/** Pictures of the menu, each opened whole by a press (MERCHANT-32); nothing where there are none. */
export function MenuPictures({ merchant: { menuImages } }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  if (menuImages.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{copy.headline(texts.menuImages)}</h2>
      <ul className={css.pictures}>
        {menuImages.map(({ url, alt }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={alt} width={200} height={125} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { home } from '@dining/copy-engine/texts/home'
import { SearchBox } from '@dining/merchant-search'
import { useCopy } from '@dining/partner-kit/react'

const NOTHING_YET = {}

/** The search in the first view; its form works before its code has loaded (DISCOVER-02). */
export default function HeroSearch() {
  const copy = useCopy()
  return <SearchBox raised query={NOTHING_YET} submitLabel={copy.action(home.find)} />
}

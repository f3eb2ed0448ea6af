import { useContent } from '../app/content.ts'
import { ContentItems } from '../content/ContentItems.tsx'
import * as css from './home.css.ts'
import { JoinBand } from './JoinBand.tsx'

/** The Discover page below the first view. */
export default function DiscoverBelow() {
  const [entry] = useContent('discover')
  return (
    <>
      <div className={css.items}>
        <ContentItems items={entry?.fields.banner_text ?? []} />
      </div>
      <JoinBand asksForEmail={entry?.fields.include_prospect_email === true} />
    </>
  )
}

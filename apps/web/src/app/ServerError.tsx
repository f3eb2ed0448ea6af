import { errors } from '@dining/copy-engine/texts/errors'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

/**
 * Shown for a failure on our side: what to do, the support phone, and the reference code (ERRORPAGE-01, ERRORPAGE-02).
 * @param reference the code; undefined for a failure in the browser
 */
export function ServerError({ reference }: { readonly reference: string | undefined }) {
  const copy = useCopy()
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(errors.serverTitle)}
        tagline={
          <>
            <Say text={errors.serverTagline} />
            {reference !== undefined && (
              <>
                <br />
                {copy.say(errors.referenceCode, { code: reference })}
              </>
            )}
          </>
        }
        action={<LinkButton href={paths.home()}>{copy.action(errors.home)}</LinkButton>}
      />
    </div>
  )
}

import { ApiFailure } from '@dining/api-client'
import { studioEndpoints, type ContentComment, type StudioPartner } from '@dining/contract/studio'
import { CONTENT_COMMENT, mayContainCardNumber } from '@dining/domain'
import { Button, Loading, Skeleton, TextArea } from '@dining/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { commentsQuery, type EntryKey } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { may } from '../app/session.ts'
import { momentWords } from '../entries/status.ts'
import * as css from './entry.css.ts'

interface CommentsProps {
  readonly partner: StudioPartner
  readonly place: EntryKey
  /** Number of the newest version; undefined before the first one is saved. */
  readonly version: number | undefined
}

/** What operators remarked on the versions of an entry, and a field for another comment on the newest one. */
export function Comments({ partner, place, version }: CommentsProps) {
  const { data, error, isPending, refetch } = useQuery(commentsQuery(place))
  return (
    <div className={css.history}>
      {isPending && (
        <Loading label="Loading the comments">
          <Skeleton height="120px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && data.more > 0 && <p className={css.quiet}>{data.more} older comments are not listed.</p>}
      {data && data.comments.length > 0 && (
        <ol className={css.versions} aria-label="Comments">
          {data.comments.map((one) => (
            <Comment key={`${one.version}-${one.number}`} comment={one} timeZone={partner.timeZone} />
          ))}
        </ol>
      )}
      {data?.comments.length === 0 && <p className={css.empty}>No comments yet. Visitors of the site never see them.</p>}
      {may(partner, 'write-content') &&
        (version === undefined ? (
          <p className={css.quiet}>Save a draft first. A comment belongs to a version.</p>
        ) : (
          <AddComment place={place} version={version} />
        ))}
    </div>
  )
}

const Comment = ({ comment: { by, at, version, text }, timeZone }: { readonly comment: ContentComment; readonly timeZone: string }) => (
  <li>
    <p className={css.versionHead}>
      <strong>{by}</strong>
    </p>
    <p className={css.quiet}>
      On version {version}, {momentWords(at, timeZone)}
    </p>
    <p className={css.comment}>{text}</p>
  </li>
)

/** What is wrong with a comment, by the rules of the API; undefined for a valid one. */
function issueOf(text: string): string | undefined {
  if (text === '') return 'Write the comment.'
  return mayContainCardNumber(text) ? 'This looks like a card number. Remove it.' : undefined
}

/** The only refusal of a comment that passes `issueOf`: the version has as many as it may have. */
const isFull = (error: Error | null) =>
  error instanceof ApiFailure && error.error.kind === 'problem' && error.error.code === 'validation-failed'

function AddComment({ place, version }: Pick<CommentsProps, 'place'> & { readonly version: number }) {
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState('')
  const adding = useMutation({
    mutationFn: (text: string) => ask(studioEndpoints.addComment, { params: place, body: { version, text } }),
    onSuccess(answer) {
      queries.setQueryData(commentsQuery(place).queryKey, answer)
      if (field.current) field.current.value = ''
      setSaid('The comment is added.')
    },
  })
  const add = () => {
    if (adding.isPending) return
    setSaid('')
    const text = field.current?.value.trim() ?? ''
    const issue = issueOf(text)
    setFault(issue)
    if (issue === undefined) adding.mutate(text)
    else field.current?.focus()
  }
  const full = `Version ${version} has ${CONTENT_COMMENT.max} comments. Save another draft to go on.`
  return (
    <div className={css.addComment}>
      <TextArea
        ref={field}
        label={`Comment on version ${version}`}
        help="For other operators of this partner. Never a card number or personal data of a member."
        error={fault ?? (isFull(adding.error) ? full : undefined)}
        maxLength={CONTENT_COMMENT.maxLength}
        rows={3}
        onChange={() => setFault(undefined)}
      />
      <Button kind="quiet" className={css.button} busy={adding.isPending} onClick={add}>
        Add comment
      </Button>
      <p role="status" className={css.quiet}>
        {said}
      </p>
      <CallFault fault={isFull(adding.error) ? null : adding.error} />
    </div>
  )
}

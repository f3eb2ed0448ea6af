import { studioEndpoints, type StudioPartner, type StudioPicture } from '@dining/contract/studio'
import { Button, Dialog, Loading, Skeleton, TextButton } from '@dining/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'

import { picturesQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { may, useSession } from '../app/session.ts'
import { SETS } from '../entries/sets.ts'
import { momentWords } from '../entries/status.ts'
import { humanise } from '../form/labels.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as css from './pictures.css.ts'
import { UploadButton } from './UploadButton.tsx'

/** The uploaded pictures of a partner. */
export function PicturesPage() {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  return partner ? <Pictures partner={partner} /> : <PageError />
}

/** The page of the list in the address, from 1. */
const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : 1)

function Pictures({ partner }: { readonly partner: StudioPartner }) {
  const page = pageOf(useSearchParams()[0].get('page'))
  const { data, error, isPending, refetch } = useQuery(picturesQuery(partner.id, page))
  const [deleting, setDeleting] = useState<StudioPicture | null>(null)
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Pictures · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={css.title}>Pictures</h2>
      {may(partner, 'write-content') && <UploadButton partner={partner.id} />}
      {isPending && (
        <Loading label="Loading the pictures">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <p className={css.empty}>No pictures yet. A picture that you upload can be used in every entry with a picture.</p>
      )}
      {data && data.pictures.length > 0 && (
        <ul className={css.pictures}>
          {data.pictures.map((picture) => (
            <Uploaded key={picture.id} partner={partner} picture={picture} onDelete={() => setDeleting(picture)} />
          ))}
        </ul>
      )}
      {data && <Pages page={page} count={Math.ceil(data.total / data.pageSize)} />}
      <DeleteDialog partner={partner.id} picture={deleting} onClose={() => setDeleting(null)} />
    </main>
  )
}

interface UploadedProps {
  readonly partner: StudioPartner
  readonly picture: StudioPicture
  readonly onDelete: () => void
}

/** What distinguishes a picture in words: when it was uploaded, and its size. */
const nameOf = ({ at, width, height }: StudioPicture, timeZone: string) => `${momentWords(at, timeZone)}, ${width} × ${height}`

function Uploaded({ partner, picture, onDelete }: UploadedProps) {
  const { thumb, by, uses } = picture
  const name = nameOf(picture, partner.timeZone)
  return (
    <li className={css.picture}>
      <img src={thumb} alt={`Uploaded ${name}`} width={240} height={150} className={css.thumb} />
      <div className={css.facts}>
        <p>{name}</p>
        <p className={css.small}>By {by}</p>
        {uses.length === 0 && may(partner, 'write-content') && (
          <TextButton onClick={onDelete} aria-label={`Delete the picture of ${name}`}>
            Delete
          </TextButton>
        )}
        {uses.length > 0 && (
          <>
            <p className={css.small}>Used in</p>
            <ul className={css.small}>
              {uses.map(({ set, slug }) => (
                <li key={`${set} ${slug}`}>
                  <Link to={`/${partner.id}/${set}/${slug}`}>
                    {SETS[set].title}: {humanise(slug)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}

function Pages({ page, count }: { readonly page: number; readonly count: number }) {
  if (count <= 1) return null
  return (
    <nav className={app.pages} aria-label="Pages of pictures">
      {page > 1 && <Link to={{ search: `?page=${page - 1}` }}>Newer</Link>}
      <span>
        Page {page} of {count}
      </span>
      {page < count && <Link to={{ search: `?page=${page + 1}` }}>Older</Link>}
    </nav>
  )
}

interface DeleteDialogProps {
  readonly partner: string
  readonly picture: StudioPicture | null
  readonly onClose: () => void
}

function DeleteDialog({ partner, picture, onClose }: DeleteDialogProps) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: (id: string) => ask(studioEndpoints.deletePicture, { params: { partner, picture: id } }),
    onSuccess: async ({ kind }) => {
      await queries.invalidateQueries({ queryKey: ['pictures', partner] })
      if (kind === 'done') close()
    },
  })
  function close() {
    removal.reset()
    onClose()
  }
  const isUsed = removal.data?.kind === 'used'
  return (
    <Dialog
      open={picture !== null}
      onClose={close}
      title="Delete this picture?"
      closeLabel="Close"
      actions={
        <>
          {!isUsed && (
            <Button busy={removal.isPending} onClick={() => picture && removal.mutate(picture.id)}>
              Delete
            </Button>
          )}
          <Button kind="quiet" onClick={close}>
            Keep it
          </Button>
        </>
      }
    >
      <p>No entry uses it. Older versions of entries that showed it cannot be rolled back to with it.</p>
      {isUsed && (
        <p role="alert" className={app.alert}>
          An entry uses it meanwhile. Take it out of the entry first.
        </p>
      )}
      <CallFault fault={removal.error} />
    </Dialog>
  )
}

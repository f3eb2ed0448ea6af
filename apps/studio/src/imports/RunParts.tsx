import { studioEndpoints, type RefusedRow, type StudioImport, type StudioPartner } from '@dining/contract/studio'
import { Button, saveFile } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'

import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import { figuresOf } from './import-words.ts'
import * as css from './imports.css.ts'

/** The counts of an import or of a preview. */
export const Figures = ({ of: one, label }: { readonly of: Pick<StudioImport, 'kind' | 'counts'>; readonly label: string }) => (
  <dl className={css.figures} aria-label={label}>
    {figuresOf(one).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Refused rows: the line, the reason, and what to do. @param labelledBy id of their heading */
export const RefusedRows = ({ rows, labelledBy }: { readonly rows: readonly RefusedRow[]; readonly labelledBy: string }) => (
  <table className={css.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Reason and what to do</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ line, reason, remedy }, index) => (
        <tr key={`${line} ${index}`}>
          <th scope="row">{line.toLocaleString('en-US')}</th>
          <td>
            <strong>{reason}</strong> <span>{remedy}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Saves the refused rows of an import or of a preview as a file. */
export function DownloadRefused({ partner, run }: { readonly partner: StudioPartner; readonly run: string }) {
  const download = useMutation({
    mutationFn: () => ask(studioEndpoints.getRefusedRows, { params: { partner: partner.id, run } }),
    onSuccess: ({ fileName, content }) => saveFile(fileName, new Blob([content], { type: 'text/csv;charset=utf-8' })),
    gcTime: 0,
  })
  return (
    <div className={css.download}>
      <Button kind="quiet" busy={download.isPending} busyLabel="Downloading …" onClick={() => download.mutate()}>
        Download as CSV
      </Button>
      <CallFault fault={download.error} />
    </div>
  )
}

import { studioEndpoints } from '@dining/contract/studio'
import { succeed } from '@dining/domain'

import { UPLOAD_KINDS } from '../../../use-cases/imports/import-upload.ts'
import {
  beginUpload,
  discardUpload,
  keepPart,
  offeredKinds,
  PART_BYTES,
  previewUpload,
  startUploadedImport,
} from '../../../use-cases/imports/uploads.ts'
import type { Api } from '../../api.ts'
import { registerStudio } from './studio-pipeline.ts'

/** Imports of files that operators upload: received in parts, previewed, then imported. */
export function studioUploadRoutes(api: Api): void {
  const { deps } = api
  const { environment, importMaxBytes: maxBytes } = deps.settings

  registerStudio(api, studioEndpoints.getUploadKinds, (importer) => {
    const isEncrypted = environment !== 'development' && environment !== 'test'
    const kinds = offeredKinds(deps, importer).map((kind) => {
      const { isOfAllPartners, takesMapping, takesChanges } = UPLOAD_KINDS[kind]
      return { kind, isOfAllPartners, takesMapping, takesChanges, isEncrypted: kind === 'partner-cards' && isEncrypted }
    })
    return Promise.resolve(succeed({ kinds, maxBytes, partBytes: PART_BYTES }))
  })

  registerStudio(api, studioEndpoints.beginUpload, async ({ body, ...importer }) => {
    const begun = await beginUpload(deps, importer, body)
    return begun.ok ? succeed({ upload: begun.value }) : begun
  })

  registerStudio(api, studioEndpoints.putUploadPart, async ({ params, readBytes, ...importer }) => {
    const content = await readBytes(PART_BYTES)
    return content.ok ? keepPart(deps, importer, params.upload, Number(params.part), content.value) : content
  })

  registerStudio(api, studioEndpoints.previewUpload, ({ params, body, ...importer }) => previewUpload(deps, importer, params.upload, body))

  registerStudio(api, studioEndpoints.importUpload, ({ params, body, ...importer }) =>
    startUploadedImport(deps, importer, params.upload, body.preview),
  )

  registerStudio(api, studioEndpoints.discardUpload, async ({ params, ...importer }) => {
    await discardUpload(deps, importer, params.upload)
    return succeed({})
  })
}

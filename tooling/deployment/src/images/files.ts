import { join, resolve } from 'node:path'

const TOP = resolve(import.meta.dirname, '../..')

/** Image of API, card vault and studio, and that of the rehearsal's vendors. */
export const SERVICES_DOCKERFILE = join(TOP, 'containers/services.Dockerfile')
/** Image of a partner's web server. */
export const SITE_DOCKERFILE = join(TOP, 'containers/site.Dockerfile')
export const COMPOSE_FILE = join(TOP, 'compose/compose.yaml')
export const KUBERNETES_FOLDER = join(TOP, 'kubernetes')

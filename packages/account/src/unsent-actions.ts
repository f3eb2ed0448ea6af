// Apart, so that a form loads it only without a connection.
export { addUnsent } from '@dining/offline'

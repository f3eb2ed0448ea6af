import { SINGLE_SIGN_ON_PATH } from '@dining/contract/single-sign-on'
import { redirectDocument } from 'react-router'

/** /Login redirects to the partner's provider, with a document load (AUTH-11, ROUTE-12). */
export const loader = () => redirectDocument(SINGLE_SIGN_ON_PATH)

export const Component = () => null

import { endpoints } from '@dining/contract'
import { Hono } from 'hono'

import type { ApiDeps } from './deps.ts'
import type { Api } from './http/api.ts'
import { requireCaller } from './http/caller.ts'
import { contractVersionRoute } from './http/contract-version-route.ts'
import { mount, mountUnknown } from './http/mount.ts'
import { openApiDocument } from './http/openapi.ts'
import { runCall } from './http/pipeline.ts'
import { mountReads } from './http/reads.ts'
import { ownDataRoutes } from './http/resources/member/own-data-routes.ts'
import { accountSecurityRoutes } from './http/resources/account-security/routes.ts'
import { bonusRoutes } from './http/resources/bonuses/routes.ts'
import { cardRoutes } from './http/resources/cards/routes.ts'
import { contentRoutes } from './http/resources/content/routes.ts'
import { flagStatesRoute } from './http/resources/content/flag-states-route.ts'
import { contentVersionRoute } from './http/resources/content/version-route.ts'
import { pictureFileRoute } from './http/resources/content/picture-file-route.ts'
import { emulationRoute } from './http/resources/emulation/emulation-route.ts'
import { favoriteRoutes } from './http/resources/favorites/routes.ts'
import { joinLinkRoutes } from './http/resources/sign-up/join-link-routes.ts'
import { shortlistRoutes } from './http/resources/shortlists/routes.ts'
import { sessionRoutes } from './http/resources/sessions/routes.ts'
import { flexOfferRoutes } from './http/resources/flex-offers/routes.ts'
import { listedMerchantsRoute } from './http/resources/merchants/listed-merchants-route.ts'
import { locationRoutes } from './http/resources/locations/routes.ts'
import { memberRoutes } from './http/resources/member/routes.ts'
import { merchantRoutes } from './http/resources/merchants/routes.ts'
import { reservationRoutes } from './http/resources/reservations/routes.ts'
import { noticeRoutes } from './http/resources/notices/routes.ts'
import { tableWatchRoutes } from './http/resources/reservations/watch-routes.ts'
import { householdRoutes } from './http/resources/household/routes.ts'
import { missingDineRoutes } from './http/resources/missing-dines/routes.ts'
import { recoveryRoutes } from './http/resources/sign-in/recovery-routes.ts'
import { reviewRoutes } from './http/resources/reviews/routes.ts'
import { surveyRoutes } from './http/resources/surveys/routes.ts'
import { signInRoutes } from './http/resources/sign-in/routes.ts'
import { signUpRoutes } from './http/resources/sign-up/routes.ts'
import { singleSignOnRoutes } from './http/resources/sign-in/single-sign-on-routes.ts'
import { statementCreditRoutes } from './http/resources/statement-credits/routes.ts'
import { contentWritingRoutes } from './http/resources/studio/content-routes.ts'
import { operatorRoutes } from './http/resources/studio/operator-routes.ts'
import { operatorSecurityRoutes } from './http/resources/studio/operator-security-routes.ts'
import { pictureRoutes } from './http/resources/studio/picture-routes.ts'
import { studioAuditRoutes } from './http/resources/studio/audit-routes.ts'
import { studioFlagRoutes } from './http/resources/studio/flag-routes.ts'
import { studioImportRoutes } from './http/resources/studio/import-routes.ts'
import { studioUploadRoutes } from './http/resources/studio/upload-routes.ts'
import { studioScheduleRoutes } from './http/resources/studio/schedule-routes.ts'
import { studioMemberRoutes } from './http/resources/studio/member-routes.ts'
import { missingDineDecisionRoutes } from './http/resources/studio/missing-dine-routes.ts'
import { reviewDecisionRoutes } from './http/resources/studio/review-routes.ts'
import { runStudioCall } from './http/resources/studio/studio-pipeline.ts'
import { captchaRoutes } from './http/resources/captcha/routes.ts'
import { tokenRoutes } from './http/resources/token/routes.ts'
import { dineRoutes } from './http/resources/transactions/dine-routes.ts'
import { transactionRoutes } from './http/resources/transactions/routes.ts'

/** Collects every resource's handlers. */
function collect(deps: ApiDeps): Api {
  const api: Api = { deps, run: runCall, routes: [] }
  tokenRoutes(api)
  captchaRoutes(api)
  signInRoutes(api)
  recoveryRoutes(api)
  singleSignOnRoutes(api)
  signUpRoutes(api)
  memberRoutes(api)
  bonusRoutes(api)
  cardRoutes(api)
  contentRoutes(api)
  merchantRoutes(api)
  locationRoutes(api)
  flexOfferRoutes(api)
  favoriteRoutes(api)
  joinLinkRoutes(api)
  shortlistRoutes(api)
  sessionRoutes(api)
  accountSecurityRoutes(api)
  ownDataRoutes(api)
  transactionRoutes(api)
  dineRoutes(api)
  missingDineRoutes(api)
  householdRoutes(api)
  tableWatchRoutes(api)
  noticeRoutes(api)
  statementCreditRoutes(api)
  reservationRoutes(api)
  reviewRoutes(api)
  surveyRoutes(api)
  return api
}

/** The studio's calls, which only its own host passes on. */
function collectStudio(deps: ApiDeps): Api {
  const api: Api = { deps, run: runStudioCall, routes: [] }
  operatorRoutes(api)
  operatorSecurityRoutes(api)
  contentWritingRoutes(api)
  pictureRoutes(api)
  reviewDecisionRoutes(api)
  missingDineDecisionRoutes(api)
  studioMemberRoutes(api)
  studioFlagRoutes(api)
  studioAuditRoutes(api)
  studioImportRoutes(api)
  studioUploadRoutes(api)
  studioScheduleRoutes(api)
  return api
}

/** The reference API: a function from Request to Response that owns no resources; everything that it needs is in `deps`. */
export function createApi(deps: ApiDeps): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => (deps.settings.isReady() ? c.json({ status: 'ready' }) : c.json({ status: 'draining' }, 503)))
  app.use(requireCaller(deps))
  const document = openApiDocument(Object.values(endpoints))
  app.get('/api/openapi.json', (c) => c.json(document))
  contentVersionRoute(app, deps)
  flagStatesRoute(app, deps)
  contractVersionRoute(app, deps)
  listedMerchantsRoute(app, deps)
  pictureFileRoute(app, deps)
  emulationRoute(app, deps)
  const visitors = collect(deps)
  mount(app, visitors)
  mountReads(app, visitors)
  if (deps.settings.studioOrigin !== undefined) mount(app, collectStudio(deps))
  mountUnknown(app, deps)
  return app
}

import { useApi } from '@dining/api-client'
import { generalPopup } from '@dining/copy-engine/texts/general-popup'
import { ssoNotice } from '@dining/copy-engine/texts/sso-notice'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { LightDialog, LinkButton } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import { useHasPage } from '../built-paths.ts'
import { InstallBanner } from './InstallBanner.tsx'
import type { Notice, NoticeState } from './notices.ts'
import { popupWordsOf } from './popup-words.ts'

const DIALOGS = { sso: SsoNotice, app: AppAnnouncement, general: GeneralPopup } as const

/** A notice over the page. */
export function NoticeDialog({ notice, ...state }: NoticeState & { readonly notice: Notice }) {
  if (notice === 'install') return __HAS_INSTALL_BANNER__ && <InstallBanner {...state} />
  const Shown = DIALOGS[notice]
  return <Shown {...state} />
}

/** Asks visitors to sign in with the loyalty program's account (SHELL-18, SHELL-19). */
function SsoNotice({ open, onClose }: NoticeState) {
  const copy = useCopy()
  return (
    <LightDialog
      isClosedInHtml
      open={open}
      onClose={onClose}
      title={copy.headline(ssoNotice.title)}
      closeLabel={copy.say(ssoNotice.close)}
      actions={
        <LinkButton href={paths.singleSignOn()} data-reload="" onClick={onClose}>
          {copy.say(ssoNotice.go)}
        </LinkButton>
      }
    >
      <p>{copy.say(ssoNotice.body)}</p>
    </LightDialog>
  )
}

/** The announcement of the partner's configuration (SHELL-11, SHELL-12). */
function AppAnnouncement({ open, onClose }: NoticeState) {
  const copy = useCopy()
  const hasPage = useHasPage()
  const { appAnnouncementModal: modal } = usePartner().features
  if (!modal) return null
  return (
    <LightDialog
      open={open}
      onClose={onClose}
      title={copy.sayContent(modal.title, 'headline')}
      closeLabel={copy.say(generalPopup.close)}
      actions={
        hasPage(modal.buttonUrl) && (
          <LinkButton href={modal.buttonUrl} onClick={onClose}>
            {copy.sayContent(modal.buttonText, 'action')}
          </LinkButton>
        )
      }
    >
      <p>{copy.sayContent(modal.body)}</p>
    </LightDialog>
  )
}

/** The popup with the editors' words, or its title alone while they are unavailable (POPUP-01, POPUP-02). */
function GeneralPopup({ open, onClose }: NoticeState) {
  const copy = useCopy()
  const slug = usePartner().features.generalModalType
  const { data: fields, isPending } = useQuery(popupWordsOf(useApi(), slug, false))
  if (isPending) return null
  const title = fields?.title ? copy.sayContent(fields.title, 'headline') : copy.headline(generalPopup.title)
  return (
    <LightDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={copy.say(generalPopup.close)}
      actions={
        <LinkButton href={paths.earnPage({ slug })} onClick={onClose}>
          {copy.say(generalPopup.learnMore)}
          {/* A link has a purpose of its own for those who read links alone, and for search engines. */}
          <span className={visuallyHidden}>: {title}</span>
        </LinkButton>
      }
    >
      {fields && <p>{copy.sayContent(fields.body_text)}</p>}
    </LightDialog>
  )
}

import { forms } from '@dining/copy-engine/texts/forms'
import { useSay } from '@dining/partner-kit/react'

/** Texts of the show and hide switch and of the lock warnings, for `<PasswordField words={…}>` (FORM-16, FORM-17). */
export function usePasswordWords() {
  const say = useSay()
  return { show: say(forms.show), hide: say(forms.hide), capsLock: say(forms.capsLock), numLock: say(forms.numLock) }
}

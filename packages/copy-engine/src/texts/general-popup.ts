import { texts } from '../text.ts'

/** The popup of a partner, once until it is closed (POPUP-01 … POPUP-06), and the dialog of its app announcement. */
export const generalPopup = texts('generalPopup', {
  title: 'Cha-ching! Cash back is here.', // POPUP-01
  learnMore: 'LEARN MORE', // POPUP-02
  close: 'Close',
})

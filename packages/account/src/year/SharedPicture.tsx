import type { YearInReview } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { yearReview as texts } from '@dining/copy-engine/texts/year-in-review'
import { useCopy } from '@dining/partner-kit/react'
import { Button, saveFile, useBrowserValue } from '@dining/ui'
import { shareIcon } from '@dining/ui/icons'
import { row, stack } from '@dining/ui/layout'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { drawPicture, PICTURE, type PictureWords } from './draw-picture.ts'
import { sharesOf } from './shares.ts'
import * as css from './picture.css.ts'

const TYPE = 'image/png'

/** Whether the browser can hand a picture to another application. */
const canShare = () => navigator.canShare?.({ files: [new File([], 'year.png', { type: TYPE })] }) ?? false

/** The totals of the year as a picture, which the browser draws: it can be shared, or saved. It contains nothing that identifies the member. */
export default function SharedPicture({ review }: { readonly review: YearInReview }): ReactNode {
  const copy = useCopy()
  const canvas = useRef<HTMLCanvasElement>(null)
  const sharing = useBrowserValue(canShare, false)
  const [isFailed, setFailed] = useState(false)
  const words = wordsOf(review, copy)
  const drawn = JSON.stringify(words)
  useEffect(() => {
    const current: PictureWords = JSON.parse(drawn)
    let isGone = false
    // The heading of the page uses the same typefaces, so they load.
    void document.fonts.ready.then(() => {
      if (!isGone && canvas.current) draw(canvas.current, current)
    })
    return () => {
      isGone = true
    }
  }, [drawn])

  const name = `dining-${review.year}.png`
  async function save() {
    const blob = await blobOf(canvas.current)
    if (blob) saveFile(name, blob)
  }
  async function share() {
    const blob = await blobOf(canvas.current)
    if (!blob) return
    try {
      await navigator.share({ files: [new File([blob], name, { type: TYPE })] })
      setFailed(false)
    } catch (error) {
      // Closing the browser's dialog is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }
  return (
    <section className={css.share} aria-labelledby="picture">
      <canvas
        ref={canvas}
        className={css.picture}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={copy.say(texts.pictureLabel, {
          heading: words.title,
          benefit: copy.benefit(review.benefits).text,
          dines: words.counts.slice(0, 1).flat().join(' '),
          places: words.counts.slice(1).flat().join(' '),
        })}
      />
      <div className={stack}>
        <h2 id="picture">{copy.headline(texts.picture)}</h2>
        <p>{copy.say(texts.pictureText)}</p>
        <p className={row}>
          {sharing && (
            <Button icon={shareIcon} onClick={() => void share()}>
              {copy.action(texts.share)}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void save()}>
            {copy.action(texts.save)}
          </Button>
        </p>
        <p role="status">{isFailed && copy.say(texts.shareFailed)}</p>
      </div>
    </section>
  )
}

function wordsOf(review: YearInReview, copy: Copy): PictureWords {
  const which = String(review.year)
  const { numeral, unit } = copy.benefit(review.benefits)
  const shares = sharesOf(review.months)
  return {
    program: copy.sayContent('{program}'),
    title: copy.headline(review.isSoFar ? texts.pictureTitleSoFar : texts.pictureTitle, { which }),
    numeral,
    unit,
    counts: [
      [copy.count(review.dines), copy.say(texts.pictureDines, { count: review.dines })],
      [copy.count(review.places), copy.say(texts.picturePlaces, { count: review.places })],
    ],
    bars: review.months.map(({ month }, at) => [
      shares[at] ?? 0,
      copy.date(`${review.year}-${String(month).padStart(2, '0')}-01`, 'shortMonth').slice(0, 1),
    ]),
  }
}

/** Draws with the colours and typefaces that the canvas has by its style. */
function draw(canvas: HTMLCanvasElement, words: PictureWords): void {
  const context = canvas.getContext('2d')
  const { color, backgroundColor, outlineColor, fontFamily } = getComputedStyle(canvas)
  const display = getComputedStyle(canvas.closest('section')?.querySelector('h2') ?? canvas).fontFamily
  const look = { ground: backgroundColor, ink: color, quiet: outlineColor, display, text: fontFamily }
  if (context) drawPicture(context, look, words)
}

const blobOf = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, TYPE)
    else resolve(null)
  })

/**
 * The script that pages load, with the part of Stripe.js that the site uses: `Stripe(key)`, `elements`, the `payment` element and `confirmSetup`. The
 * fields are in a frame of this origin, so that no number reaches the page. Served without its types (`../app.ts`).
 */
;(() => {
  interface Appearance {
    readonly variables?: Readonly<Record<string, string>>
    readonly theme?: string
  }
  interface Elements {
    readonly clientSecret: string
    readonly appearance: Appearance
    frame: HTMLIFrameElement | null
  }
  type Result = Readonly<Record<string, unknown>>

  const script = document.currentScript
  const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin
  const FIRST_HEIGHT = 170

  function element(elements: Elements, key: string) {
    const listeners = new Map<string, ((event: Result) => void)[]>()
    const emit = (name: string, event: Result) => {
      for (const listener of listeners.get(name) ?? []) listener(event)
    }
    const receive = (message: MessageEvent<unknown>) => {
      const { frame, clientSecret, appearance } = elements
      if (!frame || message.origin !== origin || message.source !== frame.contentWindow) return
      const data = message.data as Result
      if (data['kind'] === 'hello') frame.contentWindow?.postMessage({ kind: 'start', key, clientSecret, appearance }, origin)
      if (data['kind'] === 'height') frame.style.height = `${String(data['value'])}px`
      if (data['kind'] === 'ready') emit('ready', { elementType: 'payment' })
      if (data['kind'] === 'change')
        emit('change', { elementType: 'payment', complete: data['complete'], empty: data['empty'], value: { type: 'card' } })
      if (data['kind'] === 'loaderror') emit('loaderror', { elementType: 'payment', error: data['error'] })
    }
    const made = {
      on(name: string, listener: (event: Result) => void) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        return made
      },
      mount(place: string | HTMLElement) {
        const into = typeof place === 'string' ? document.querySelector(place) : place
        const frame = document.createElement('iframe')
        frame.title = 'Secure payment input frame'
        frame.allow = 'payment *'
        frame.style.cssText = `border:0;width:100%;height:${FIRST_HEIGHT}px;display:block`
        frame.src = `${origin}/v3/frame`
        elements.frame = frame
        addEventListener('message', receive)
        into?.replaceChildren(frame)
      },
      focus: () => elements.frame?.contentWindow?.postMessage({ kind: 'focus' }, origin),
      destroy() {
        removeEventListener('message', receive)
        elements.frame?.remove()
        elements.frame = null
      },
    }
    return made
  }

  /** Asks a frame of this origin. */
  function ask(frame: HTMLIFrameElement, question: Result): Promise<Result> {
    const channel = new MessageChannel()
    const answered = new Promise<Result>((resolve) => {
      channel.port1.addEventListener('message', ({ data }: MessageEvent<Result>) => resolve(data))
      channel.port1.start()
    })
    frame.contentWindow?.postMessage(question, origin, [channel.port2])
    return answered
  }

  /** The question of the bank, in a frame over the whole page, at the end of the body. */
  async function askBank(key: string, clientSecret: string): Promise<Result> {
    const frame = document.createElement('iframe')
    frame.title = 'Your bank'
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#0008'
    frame.src = `${origin}/v3/bank`
    const isThere = new Promise<void>((resolve) => {
      const hear = (message: MessageEvent<unknown>) => {
        if (message.source !== frame.contentWindow || message.origin !== origin) return
        removeEventListener('message', hear)
        resolve()
      }
      addEventListener('message', hear)
    })
    document.body.append(frame)
    await isThere
    const answer = await ask(frame, { kind: 'authenticate', key, clientSecret })
    frame.remove()
    return answer
  }

  /** Sends the fields to the provider; resolves with its answer. */
  async function confirm({ frame, clientSecret }: Elements, key: string): Promise<Result> {
    if (!frame) return { error: { type: 'validation_error', message: 'The element is not mounted.' } }
    const result = await ask(frame, { kind: 'confirm' })
    const setup = result['setupIntent'] as Result | undefined
    return setup?.['status'] === 'requires_action' ? askBank(key, clientSecret) : result
  }

  Object.assign(window, {
    Stripe: (key: string) => ({
      elements({ clientSecret, appearance = {} }: { readonly clientSecret: string; readonly appearance?: Appearance }) {
        const elements: Elements = { clientSecret, appearance, frame: null }
        return Object.assign(elements, { create: () => element(elements, key) })
      },
      confirmSetup: ({ elements }: { readonly elements: Elements }) => confirm(elements, key),
    }),
  })
})()

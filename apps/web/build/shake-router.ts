import type { Plugin } from 'vite'

/**
 * Lets go of the router's parts that nothing uses. Names for developer tools are set by statements (`Link.displayName = …`), and parts
 * are made by calls, both of which a bundler must keep; without the one and with the other marked as pure, it needn't. Instrumentation
 * hangs on an option that we never set. Worth 5 kB in all.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) =>
        code
          .replace(/\b(?:init\.|opts\?\.)instrumentations\b/g, 'undefined')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
    },
  }
}

import type { Plugin } from 'vite'

/**
 * Removes unused parts of the router. Names for developer tools are set by statements (`Link.displayName = …`), and components are created
 * by calls; a bundler must keep both. This plugin removes the statements and marks the calls as pure. The instrumentation depends on an
 * option that is never set. Saves 5 kB in all.
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

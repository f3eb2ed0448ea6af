import type { Plugin } from 'vite'

/** Leaves the map out of the server's bundle, which never draws it: 1.2 MB that a server would read at its start. */
export function withoutMap(): Plugin {
  return {
    name: 'without-map',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    load: {
      filter: { id: /\/merchant-search\/src\/map\/MapView\.tsx$/ },
      handler: () => 'export default () => null',
    },
  }
}

import { Component, type ReactNode } from 'react'

import * as css from './search-map.css.ts'

interface MapBoundaryProps {
  readonly message: string
  readonly children: ReactNode
}

/** Keeps a failure of the map, such as code that could not be fetched, from the list beside it. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <p role="status" className={css.loading}>
        {this.props.message}
      </p>
    ) : (
      this.props.children
    )
  }
}

import { Button } from '@dining/ui'
import { Component, type ReactNode } from 'react'

import * as css from './search-map.css.ts'

interface MapBoundaryProps {
  readonly message: string
  readonly retryLabel: ReactNode
  /** Called when the visitor wants to try again. */
  readonly onRetry: () => void
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
      <div role="status" className={css.loading}>
        <p>{this.props.message}</p>
        <Button kind="quiet" onClick={this.props.onRetry}>
          {this.props.retryLabel}
        </Button>
      </div>
    ) : (
      this.props.children
    )
  }
}

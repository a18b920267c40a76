import { say } from '@rookery/words/web/ui'
import { Component, type ReactNode } from 'react'
import buttonStyles from './button.module.css'
import styles from './error-fence.module.css'

interface Props {
  readonly children: ReactNode
  /** Stands in the place of a part that broke; without it the whole page is said to have broken. */
  readonly fallback?: ReactNode
  /** When it changes, what broke is tried again. */
  readonly subject?: unknown
}

interface State {
  readonly message: string | undefined
}

/** A bug in drawing the page ends here, in words, and the saved game stays as it was. */
export class ErrorFence extends Component<Props, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override componentDidUpdate({ subject }: Props) {
    if (this.state.message !== undefined && subject !== this.props.subject)
      this.setState({ message: undefined })
  }

  override render() {
    if (this.state.message === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <main className={styles.fence}>
        <h1>{say('broken.title')}</h1>
        <p>{say('broken.text')}</p>
        <pre>{this.state.message}</pre>
        <button type="button" className={buttonStyles.primary} onClick={() => window.location.reload()}>
          {say('broken.reload')}
        </button>
      </main>
    )
  }
}

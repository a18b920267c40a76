import { Icon } from './icon.tsx'

interface Props {
  readonly notices: readonly string[]
  readonly onDismiss: (notice: string) => void
}

export function Notices({ notices, onDismiss }: Props) {
  return (
    <div className="notices" role="alert">
      {notices.map((notice) => (
        <p key={notice} className="notice">
          {notice}
          <button type="button" className="quiet" aria-label="Dismiss" onClick={() => onDismiss(notice)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  )
}

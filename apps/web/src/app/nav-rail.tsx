import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

/** The rooms of the studio; one more entry for each room that opens. */
export function NavRail() {
  return (
    <header className="rail">
      <a className="rail-home" href="./" aria-label="Rookery">
        <Logo />
        <span className="rail-name">Rookery</span>
      </a>
      <nav aria-label="Rooms">
        <a className="rail-room" href="./" aria-current="page">
          <Icon name="play" />
          Play
        </a>
      </nav>
    </header>
  )
}

/** What the shell gives to the room it shows. */
export interface RoomProps {
  /** What the address asks the room for, after its name. */
  readonly query: URLSearchParams
}

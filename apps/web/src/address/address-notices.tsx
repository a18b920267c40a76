import { useState } from 'react'
import { Notices } from '../ui/notices.tsx'
import styles from './address-notices.module.css'
import { type AddressKeys, tellAddress } from './tell-address.ts'

interface Props {
  readonly query: URLSearchParams
  readonly keys: AddressKeys
}

/** Says what of its address a room does not know, until that is dismissed or the address is another. */
export const AddressNotices = ({ query, keys }: Props) => (
  <Told key={query.toString()} query={query} keys={keys} />
)

function Told({ query, keys }: Props) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const notices = tellAddress(query, keys).filter((notice) => !dismissed.includes(notice))
  if (notices.length === 0) return null
  return (
    <div className={styles.told}>
      <Notices notices={notices} onDismiss={(notice) => setDismissed([...dismissed, notice])} />
    </div>
  )
}

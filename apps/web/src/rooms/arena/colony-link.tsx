import { say } from '@rookery/words/web/arena'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import buttonStyles from '../../ui/button.module.css'
import { makeRoute } from '../../ui/route.ts'

const served = v.object({ isServed: v.boolean() })

/** The way to the colony, where the studio is served with one: then the server answers in place of the file that says no. */
export function ColonyLink() {
  const [isServed, setServed] = useState(false)
  useEffect(() => {
    if (!navigator.onLine) return
    const leaving = new AbortController()
    fetch('colony.json', { cache: 'no-store', signal: leaving.signal })
      .then((response) => response.json())
      .then((answer) => setServed(v.parse(served, answer).isServed))
      // No server, or one of another version: then there is nothing to watch.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  return isServed ? (
    <a className={buttonStyles.link} href={`${makeRoute('arena')}?colony`}>
      {say('colony.watch')}
    </a>
  ) : null
}

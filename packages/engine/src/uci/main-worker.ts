import { platform } from '#platform'
import { UciSession } from './session.ts'

// One message is one line or several, as pages that embed engines send them.
const session = new UciSession((line) => self.postMessage(line), platform, Date.now())
self.onmessage = ({ data }) => {
  for (const line of String(data).split('\n')) session.receive(line)
}
void session.ended.then(() => self.close())

import { serve } from './serve.ts'

serve({
  listen: (hear) => {
    self.onmessage = ({ data }) => hear(data)
  },
  post: (reply) => self.postMessage(reply),
})

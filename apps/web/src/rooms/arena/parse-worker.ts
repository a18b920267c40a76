import { parseTournament, type TournamentDocument } from '@rookery/arena'

export type Parsed =
  | { readonly ok: true; readonly value: TournamentDocument }
  | { readonly ok: false; readonly message: string }

self.onmessage = ({ data }: MessageEvent<string>) => {
  const parsed = parseTournament(data)
  const answer: Parsed = parsed.ok
    ? { ok: true, value: parsed.value }
    : { ok: false, message: parsed.faults[0]!.message }
  self.postMessage(answer)
}

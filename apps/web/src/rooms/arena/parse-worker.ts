import { parseTournament, type TournamentDocument } from '@rookery/arena'
import { serve } from '@rookery/workers'

export interface ParseCalls {
  readonly parse: { readonly given: string; readonly answer: TournamentDocument }
}

serve<ParseCalls>(() => ({
  parse(text) {
    const parsed = parseTournament(text)
    if (parsed.ok) return parsed.value
    throw new Error(parsed.faults[0]!.message)
  },
}))

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { MynahCore, mynahCoreFile } from '@rookery/players/mynah'
import { serve, withTransfer } from '@rookery/workers'
import { describeGame } from './describe-game.ts'
import type { RatedGame } from './rated-games.ts'

export interface DescribedGames {
  readonly games: number
  readonly positions: number
  /** Records, one behind the other. */
  readonly bytes: Uint8Array
}

export interface PrepareCalls {
  readonly describe: { readonly given: readonly RatedGame[]; readonly answer: DescribedGames }
}

serve<PrepareCalls>(() => {
  const core = new MynahCore(new WebAssembly.Module(gunzipSync(readFileSync(mynahCoreFile))))
  return {
    describe(games) {
      const described = games.map((game) => describeGame(core, game))
      const records = described.flat()
      const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const record of records) {
        bytes.set(record, at)
        at += record.length
      }
      const played = described.filter((game) => game.length > 0).length
      return withTransfer({ games: played, positions: records.length, bytes }, [bytes.buffer])
    },
  }
})

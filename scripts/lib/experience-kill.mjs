import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeGame } from './experience-learner.mjs'

const learnerFile = fileURLToPath(new URL('./experience-learner.mjs', import.meta.url))

/** Kills fall at any time from a learner's first words on. */
const LONGEST_WAIT_MS = 300
/** For all that learners do between two kills, the start of a server among it. */
const PATIENCE_MS = 60_000
/** A learner begins this many games before the first that is missing, so that many are fed twice. */
const STEP_BACK = 20

/**
 * Teaches tables by learners that are killed at random moments, and their server with them, and checks after each kill that every
 * game was counted once or not at all. Resolves to what was found wrong.
 */
export async function checkExperienceKills({ sqliteKills, mariadbKills, seed, log = () => {} }) {
  const { createRandom } = await import('@rookery/rules')
  const random = createRandom(seed)
  const sqlite = sqliteKills > 0 ? await killOnSqlite(sqliteKills, random, log) : none
  const mariadb = mariadbKills > 0 ? await killOnMariadb(mariadbKills, random, log) : none
  return { faults: [...sqlite.faults, ...mariadb.faults], games: sqlite.games + mariadb.games }
}

const none = { faults: [], games: 0 }

async function killOnSqlite(kills, random, log) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-kill-'))
  const path = join(folder, 'parrot.db')
  const taught = new TaughtTable(`sqlite:${path}`)
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await taught.teach(random, async () => {})
      await taught.check(() => checkIntegrity(path))
      log(`SQLite, kill ${kill} of the learners: ${taught.games} games, ${taught.faults.length} faults`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { faults: taught.faults.map((fault) => `SQLite: ${fault}`), games: taught.games }
}

async function checkIntegrity(path) {
  const { default: Database } = await import('libsql')
  const database = new Database(path)
  const rows = database.prepare('PRAGMA integrity_check').raw().all()
  database.close()
  return rows.flat().filter((answer) => answer !== 'ok')
}

async function killOnMariadb(kills, random, log) {
  const { startMariadb } = await import('@rookery/testkit')
  const server = await startMariadb()
  const { user, password, port, database } = server
  const taught = new TaughtTable(
    `mysql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
  )
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const victim = kill % 2 ? 'server' : 'learners'
      await taught.teach(random, async (learners) => {
        if (victim === 'learners') return
        await server.kill()
        await server.start()
        // They go on with the stores that they have open.
        await Promise.all(learners.map((learner) => once(learner.stdout, 'data')))
      })
      await taught.check(() => checkTables(server))
      log(`MariaDB, kill ${kill} of the ${victim}: ${taught.games} games, ${taught.faults.length} faults`)
    }
  } finally {
    await server.stop()
  }
  return { faults: taught.faults.map((fault) => `MariaDB: ${fault}`), games: taught.games }
}

async function checkTables({ port, user, password, database }) {
  const { createConnection } = await import('mysql2/promise')
  const connection = await createConnection({ host: '127.0.0.1', port, user, password, database })
  const [rows] = await connection.query('CHECK TABLE learned_moves, learned_games EXTENDED')
  await connection.end()
  return /** @type {import('mysql2').RowDataPacket[]} */ (rows)
    .filter((row) => row.Msg_text !== 'OK')
    .map((row) => `${row.Table}: ${row.Msg_text}`)
}

class TaughtTable {
  constructor(url) {
    this.url = url
    this.faults = []
    this.games = 0
    /** Games that a learner called safe. */
    this.told = new Set()
    this.next = 0
    this.errors = ''
  }

  /** Runs learners who feed the same games at once, lets something happen at a random moment, and kills them. */
  async teach(random, happen) {
    const learners = [this.startLearner(), this.startLearner()]
    const closed = learners.map((learner) => once(learner, 'close'))
    const fail = (what) => {
      throw new Error(`${what}:\n${this.errors}`)
    }
    const failure = Promise.race([
      ...closed.map((end) => end.then(() => fail('a learner ended by itself'))),
      sleep(PATIENCE_MS, undefined, { ref: false }).then(() => fail('the learners did not go on')),
    ])
    const work = async () => {
      await Promise.race(learners.map((learner) => once(learner.stdout, 'data')))
      await sleep(random.next() * LONGEST_WAIT_MS)
      await happen(learners)
    }
    try {
      await Promise.race([work(), failure])
    } finally {
      for (const learner of learners) learner.kill('SIGKILL')
      await Promise.all(closed)
    }
  }

  startLearner() {
    const from = Math.max(0, this.next - STEP_BACK)
    const learner = spawn(process.execPath, [learnerFile, '--store', this.url, '--from', String(from)])
    learner.stderr.on('data', (chunk) => {
      this.errors += chunk
    })
    let output = ''
    learner.stdout.on('data', (chunk) => {
      const lines = (output + chunk).split('\n')
      output = lines.pop() ?? ''
      for (const id of lines.join(' ').split(' ').filter(Boolean)) this.told.add(id)
    })
    return learner
  }

  async check(findDamage) {
    const { openExperience } = await import('@rookery/experience')
    const opened = await openExperience(this.url)
    if (!opened.ok) throw new Error(opened.faults[0].message)
    const store = opened.value
    const ids = new Set()
    for await (const id of store.gameIds('standard')) ids.add(id)
    for (const id of this.told) if (!ids.has(id)) this.faults.push(`${id} was lost`)
    const expected = sumUp([...ids].map((id) => makeGame(Number(id.slice('game-'.length)))))
    let rows = 0
    for await (const position of store.positions('standard'))
      for (const { move, defensiveSum, offensiveSum, counter } of position.rows) {
        rows++
        const found = `${defensiveSum} ${offensiveSum} ${counter}`
        const wanted = expected.get(`${position.board} ${move}`)
        if (found !== wanted) this.faults.push(`${position.board} ${move} is ${found}, not ${wanted}`)
      }
    if (rows !== expected.size) this.faults.push(`there are ${rows} rows instead of ${expected.size}`)
    await store.close()
    for (const damage of await findDamage()) this.faults.push(damage)
    this.games = ids.size
    while (ids.has(`game-${this.next}`)) this.next++
  }
}

/** The rows that games must have made, as text, by board and move. */
function sumUp(games) {
  const sums = new Map()
  for (const { board, move, defensive, offensive } of games.flatMap((game) => game.lessons)) {
    const name = `${board} ${move}`
    const [d, o, n] = sums.get(name) ?? [0, 0, 0]
    sums.set(name, [d + defensive, o + offensive, n + 1])
  }
  return new Map([...sums].map(([name, sum]) => [name, sum.join(' ')]))
}

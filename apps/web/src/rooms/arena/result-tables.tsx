import type { Plan } from '@rookery/arena'
import { BracketTable } from './bracket-table.tsx'
import { CrossTable } from './cross-table.tsx'
import { SprtGauge } from './sprt-gauge.tsx'
import { StandingsTable } from './standings-table.tsx'
import type { Tables } from './tables.ts'

interface Props {
  readonly tables: Tables
  readonly plan: Plan
}

/** How a tournament stands. */
export function ResultTables({ tables, plan }: Props) {
  return (
    <>
      {tables.sprt && plan.sprt && <SprtGauge sprt={plan.sprt} state={tables.sprt} plan={plan} />}
      <StandingsTable rows={tables.rows} plan={plan} />
      {tables.bracket && <BracketTable bracket={tables.bracket} plan={plan} />}
      <CrossTable tables={tables} />
    </>
  )
}

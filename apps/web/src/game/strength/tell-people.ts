import { lonePerson, type Seats, sideName } from '@rookery/play'
import { colors, type Line } from '@rookery/rules'
import { Jury } from './jury.ts'
import { tellStrength } from './tell-strength.ts'

/** How strong the people at the board have played, in words; nothing where the signal came first. */
export async function tellPeople(line: Line, sides: Seats, signal: AbortSignal): Promise<string | undefined> {
  const jury = new Jury()
  try {
    const evidence = await jury.hear(line, signal)
    if (!evidence) return undefined
    const isAlone = lonePerson(sides) !== undefined
    return colors
      .filter((color) => sides[color].kind === 'person')
      .map((color) =>
        tellStrength(
          evidence[color],
          isAlone ? { kind: 'you' } : { kind: 'name', name: sideName(sides, color) },
          1,
        ),
      )
      .join(' ')
  } finally {
    await jury.dispose()
  }
}

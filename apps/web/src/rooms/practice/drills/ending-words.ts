import { type EndingDrill, endingNames } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'

/** "Rook against king"; one that another version has added is an ending. */
export function tellEndingName({ name }: EndingDrill): string {
  const known = endingNames.find((each) => each === name)
  return known ? say(`endings.names.${known}`) : say('endings.label')
}

/** Something that an engine said beside the protocol. */
export interface Notice {
  readonly source: 'stdout' | 'stderr' | 'arena'
  readonly text: string
  /** It did not do what it was told, or says that something went wrong. */
  readonly isComplaint: boolean
}

export type Hear = (notice: Notice) => void

const MOST_CHARACTERS = 500

/** In one line that a terminal can show. */
export const makeLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)

const wordsOfFaults = [
  'errors?|fail(s|ed|ure|ures|ing)?|fatal|exception|warning|panic',
  "can ?not|can't|could(n't| not)|unable|does(n't| not)|refus(ed|es)|reject(ed|s)|ignor(ed|ing|es)|denied",
  'invalid|illegal|unknown|unrecogni[sz]ed|unsupported|unexpected|missing|corrupt(ed)?|mismatch',
  'no (such|option|file|network|value)|not (a|an|be|been|enough|exist|found|legal|loaded|open|opened|read|set)',
  'not (allowed|available|known|permitted|readable|recogni[sz]ed|supported|valid)|out of (range|memory)',
  'falling back|fall(s)? back|too (big|large|many|small)',
]
const fault = new RegExp(`\\b(${wordsOfFaults.join('|')})\\b`, 'i')
const noFault = /\b(no|0|without) (errors?|fail(ed|ures?)|warnings?)\b/gi

/** Whether a line that an engine wrote for people reports an error; engines have no common form for that but words. */
export const reportsFault = (text: string): boolean => fault.test(text.replace(noFault, ''))

/**
 * What tells one hand-written evaluation from another: a check sum of its scores on some positions (the test makes it).
 * A network that corrects one of them is of no use to the next.
 */
export const handSignatures = { standard: 1341259255, minichess: -2123805171 } as const

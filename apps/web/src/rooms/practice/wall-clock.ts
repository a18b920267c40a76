/** Days count here, and a computer that was asleep has not counted them. */
export const wallMs = (): number => Date.now()

// What the host lends the core.

/** Milliseconds of a steady clock. */
export declare function now(): f64

/** Called once in about a millisecond. Where memory is not shared, the host unwinds the search here to hear messages. */
export declare function pause(): void

/** A line of the search is ready to be read; see root.ts for where its numbers lie. */
export declare function report(line: i32): void

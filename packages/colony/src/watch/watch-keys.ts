import type { Link } from '../redis/link.ts'

/** Says that somebody watches a plan, and how many of its boards. */
export const watchKey = (link: Link, plan: string): string => link.key('watch', plan)

/** Where workers tell what they play. */
export const boardsChannel = (link: Link, plan: string): string => link.key('boards', plan)

/** What a watched plan leaves behind for a minute. */
export const shownKey = (link: Link, plan: string): string => link.key('shown', plan)

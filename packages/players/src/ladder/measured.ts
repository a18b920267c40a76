// Made by npm run make:ladder from the games of rookery ladder.
import type { VariantId } from '@rookery/rules'
import type { Ladder } from './ladder.ts'

export const ladders: Readonly<Partial<Record<VariantId, Ladder>>> = {
  minichess: {
    scale: 'random',
    measuredOn: '2026-11-16',
    clock: '0.5+0.01',
    games: 378,
    ratings: [
      {
        id: 'raven',
        changed: {},
        elo: 2215,
        error: 634,
        games: 108,
      },
      {
        id: 'wren',
        changed: {},
        elo: 1360,
        error: 417,
        games: 108,
      },
      {
        id: 'heron',
        changed: {},
        elo: 1351,
        error: 416,
        games: 108,
      },
      {
        id: 'kestrel',
        changed: {},
        elo: 1139,
        error: 408,
        games: 108,
      },
      {
        id: 'magpie',
        changed: {},
        elo: 836,
        error: 390,
        games: 108,
      },
      {
        id: 'parrot',
        changed: {},
        elo: 98,
        error: 156,
        games: 108,
      },
      {
        id: 'fledgling',
        changed: {},
        elo: 0,
        error: 0,
        games: 108,
      },
    ],
  },
  standard: {
    scale: 'people',
    measuredOn: '2026-11-17',
    clock: '6',
    games: 762,
    ratings: [
      {
        id: 'raven',
        changed: {},
        elo: 3386,
        error: 325,
        games: 52,
      },
      {
        id: 'raven',
        changed: {
          level: '10',
        },
        elo: 2857,
        error: 228,
        games: 52,
      },
      {
        id: 'raven',
        changed: {
          level: '9',
        },
        elo: 2545,
        error: 121,
        games: 58,
      },
      {
        id: 'raven',
        changed: {
          level: '8',
        },
        elo: 2393,
        error: 102,
        games: 56,
      },
      {
        id: 'raven',
        changed: {
          level: '7',
        },
        elo: 2288,
        error: 102,
        games: 54,
      },
      {
        id: 'raven',
        changed: {
          level: '6',
        },
        elo: 1917,
        error: 98,
        games: 54,
      },
      {
        id: 'owl',
        changed: {},
        elo: 1867,
        error: 95,
        games: 56,
      },
      {
        id: 'raven',
        changed: {
          level: '5',
        },
        elo: 1780,
        error: 94,
        games: 58,
      },
      {
        id: 'kestrel',
        changed: {},
        elo: 1577,
        error: 94,
        games: 58,
      },
      {
        id: 'raven',
        changed: {
          level: '4',
        },
        elo: 1558,
        error: 94,
        games: 58,
      },
      {
        id: 'heron',
        changed: {},
        elo: 1431,
        error: 93,
        games: 58,
      },
      {
        id: 'wren',
        changed: {},
        elo: 1370,
        error: 97,
        games: 54,
      },
      {
        id: 'raven',
        changed: {
          level: '3',
        },
        elo: 1277,
        error: 96,
        games: 58,
      },
      {
        id: 'raven',
        changed: {
          level: '2',
        },
        elo: 1078,
        error: 100,
        games: 52,
      },
      {
        id: 'raven',
        changed: {
          level: '1',
        },
        elo: 704,
        error: 96,
        games: 62,
      },
      {
        id: 'magpie',
        changed: {},
        elo: 536,
        error: 116,
        games: 58,
      },
      {
        id: 'fledgling',
        changed: {},
        elo: 119,
        error: 172,
        games: 52,
      },
      {
        id: 'parrot',
        changed: {},
        elo: 84,
        error: 178,
        games: 52,
      },
    ],
  },
}

// Made by npm run make:ladder from the games of rookery ladder.
import type { VariantId } from '@rookery/rules'
import type { Ladder } from './ladder.ts'

export const ladders: Readonly<Partial<Record<VariantId, Ladder>>> = {
  standard: {
    scale: 'people',
    measuredOn: '2026-11-17',
    clock: '6',
    games: 1283,
    ratings: [
      {
        id: 'raven',
        changed: {},
        elo: 3566,
        error: 269,
        games: 104,
      },
      {
        id: 'raven',
        changed: {
          level: '10',
        },
        elo: 2979,
        error: 206,
        games: 102,
      },
      {
        id: 'raven',
        changed: {
          level: '9',
        },
        elo: 2716,
        error: 161,
        games: 80,
      },
      {
        id: 'raven',
        changed: {
          level: '8',
        },
        elo: 2361,
        error: 106,
        games: 60,
      },
      {
        id: 'raven',
        changed: {
          level: '7',
        },
        elo: 2213,
        error: 71,
        games: 104,
      },
      {
        id: 'raven',
        changed: {
          level: '6',
        },
        elo: 1998,
        error: 69,
        games: 108,
      },
      {
        id: 'owl',
        changed: {},
        elo: 1991,
        error: 69,
        games: 108,
      },
      {
        id: 'kestrel',
        changed: {},
        elo: 1710,
        error: 68,
        games: 114,
      },
      {
        id: 'raven',
        changed: {
          level: '5',
        },
        elo: 1701,
        error: 68,
        games: 114,
      },
      {
        id: 'heron',
        changed: {},
        elo: 1473,
        error: 67,
        games: 112,
      },
      {
        id: 'wren',
        changed: {},
        elo: 1461,
        error: 68,
        games: 109,
      },
      {
        id: 'raven',
        changed: {
          level: '4',
        },
        elo: 1412,
        error: 69,
        games: 108,
      },
      {
        id: 'raven',
        changed: {
          level: '3',
        },
        elo: 1270,
        error: 70,
        games: 106,
      },
      {
        id: 'raven',
        changed: {
          level: '2',
        },
        elo: 1006,
        error: 70,
        games: 108,
      },
      {
        id: 'raven',
        changed: {
          level: '1',
        },
        elo: 722,
        error: 70,
        games: 110,
      },
      {
        id: 'magpie',
        changed: {},
        elo: 589,
        error: 137,
        games: 42,
      },
      {
        id: 'fledgling',
        changed: {},
        elo: 127,
        error: 172,
        games: 50,
      },
      {
        id: 'parrot',
        changed: {},
        elo: 116,
        error: 177,
        games: 48,
      },
    ],
  },
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
}

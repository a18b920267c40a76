// Made by npm run make:ladder from the games of rookery ladder.
import type { VariantId } from '@rookery/rules'
import type { Ladder } from './ladder.ts'

export const ladders: Readonly<Partial<Record<VariantId, Ladder>>> = {
  standard: {
    scale: 'people',
    measuredOn: '2026-11-17',
    clock: '6',
    games: 1740,
    ratings: [
      {
        id: 'raven',
        changed: {},
        elo: 3356,
        error: 261,
        games: 160,
      },
      {
        id: 'raven',
        changed: {
          level: '10',
        },
        elo: 2612,
        error: 165,
        games: 92,
      },
      {
        id: 'raven',
        changed: {
          level: '9',
        },
        elo: 2443,
        error: 141,
        games: 64,
      },
      {
        id: 'raven',
        changed: {
          level: '8',
        },
        elo: 2318,
        error: 60,
        games: 154,
      },
      {
        id: 'raven',
        changed: {
          level: '7',
        },
        elo: 2111,
        error: 60,
        games: 148,
      },
      {
        id: 'raven',
        changed: {
          level: '6',
        },
        elo: 1947,
        error: 60,
        games: 146,
      },
      {
        id: 'owl',
        changed: {},
        elo: 1928,
        error: 60,
        games: 142,
      },
      {
        id: 'raven',
        changed: {
          level: '5',
        },
        elo: 1740,
        error: 60,
        games: 146,
      },
      {
        id: 'kestrel',
        changed: {},
        elo: 1603,
        error: 60,
        games: 148,
      },
      {
        id: 'raven',
        changed: {
          level: '4',
        },
        elo: 1434,
        error: 60,
        games: 140,
      },
      {
        id: 'wren',
        changed: {},
        elo: 1383,
        error: 60,
        games: 144,
      },
      {
        id: 'heron',
        changed: {},
        elo: 1365,
        error: 60,
        games: 142,
      },
      {
        id: 'raven',
        changed: {
          level: '3',
        },
        elo: 1207,
        error: 60,
        games: 146,
      },
      {
        id: 'raven',
        changed: {
          level: '2',
        },
        elo: 996,
        error: 60,
        games: 146,
      },
      {
        id: 'raven',
        changed: {
          level: '1',
        },
        elo: 806,
        error: 60,
        games: 142,
      },
      {
        id: 'magpie',
        changed: {},
        elo: 586,
        error: 81,
        games: 90,
      },
      {
        id: 'parrot',
        changed: {},
        elo: 194,
        error: 171,
        games: 42,
      },
      {
        id: 'fledgling',
        changed: {},
        elo: 121,
        error: 172,
        games: 50,
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

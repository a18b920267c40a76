// Made by npm run make:ladder from the games of rookery ladder.
import type { VariantId } from '@rookery/rules'
import type { Ladder } from './ladder.ts'

export const ladders: Readonly<Partial<Record<VariantId, Ladder>>> = {
  standard: {
    scale: 'people',
    measuredOn: '2026-11-17',
    clock: '6',
    games: 1762,
    ratings: [
      {
        id: 'raven',
        changed: {},
        elo: 3535,
        error: 221,
        games: 202,
      },
      {
        id: 'raven',
        changed: {
          level: '10',
        },
        elo: 2879,
        error: 167,
        games: 160,
      },
      {
        id: 'raven',
        changed: {
          level: '9',
        },
        elo: 2670,
        error: 157,
        games: 92,
      },
      {
        id: 'raven',
        changed: {
          level: '8',
        },
        elo: 2438,
        error: 127,
        games: 62,
      },
      {
        id: 'raven',
        changed: {
          level: '7',
        },
        elo: 2172,
        error: 60,
        games: 140,
      },
      {
        id: 'owl',
        changed: {},
        elo: 2029,
        error: 60,
        games: 138,
      },
      {
        id: 'raven',
        changed: {
          level: '6',
        },
        elo: 1974,
        error: 60,
        games: 140,
      },
      {
        id: 'kestrel',
        changed: {},
        elo: 1773,
        error: 60,
        games: 144,
      },
      {
        id: 'raven',
        changed: {
          level: '5',
        },
        elo: 1745,
        error: 60,
        games: 142,
      },
      {
        id: 'heron',
        changed: {},
        elo: 1509,
        error: 60,
        games: 138,
      },
      {
        id: 'wren',
        changed: {},
        elo: 1503,
        error: 60,
        games: 136,
      },
      {
        id: 'raven',
        changed: {
          level: '4',
        },
        elo: 1477,
        error: 60,
        games: 140,
      },
      {
        id: 'raven',
        changed: {
          level: '3',
        },
        elo: 1205,
        error: 60,
        games: 142,
      },
      {
        id: 'raven',
        changed: {
          level: '2',
        },
        elo: 1040,
        error: 60,
        games: 140,
      },
      {
        id: 'raven',
        changed: {
          level: '1',
        },
        elo: 787,
        error: 60,
        games: 142,
      },
      {
        id: 'magpie',
        changed: {},
        elo: 661,
        error: 60,
        games: 150,
      },
      {
        id: 'parrot',
        changed: {},
        elo: 98,
        error: 171,
        games: 58,
      },
      {
        id: 'fledgling',
        changed: {},
        elo: 77,
        error: 174,
        games: 58,
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

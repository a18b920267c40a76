import { describe, expect, it } from 'vitest'
import { reportsFault } from './notice.ts'

describe('a line that an engine writes for people', () => {
  it.each([
    // Raven
    'missing.network cannot be read: ENOENT: no such file or directory; the hand-written evaluation goes on',
    'there is no option Foo',
    'Hash cannot be 99999999',
    // Stockfish
    'No such option: Foo',
    "Unknown command: 'badcommand'. Type help for more information.",
    'ERROR: Network evaluation parameters compatible with the engine must be available.',
    'ERROR: The network file missing.nnue was not loaded successfully.',
    'Failed to allocate 4096MB for transposition table.',
    // Others
    'Error: bad value for Threads',
    'WARNING: tablebases not found, falling back to the network',
    'invalid option',
  ])('reports a fault: %s', (text) => expect(reportsFault(text)).toBe(true))

  it.each([
    'Stockfish 15.1 by the Stockfish developers (see AUTHORS file)',
    'NNUE evaluation using nn-ad9b42354671.nnue enabled',
    'classical evaluation enabled',
    'Available processors: 0-1',
    'Using 1 thread',
    'Found 0 tablebases',
    'Loaded weights without errors',
    'depth 5 score cp 90',
    'My score is +0.3, hash 3% full',
  ])('reports none: %s', (text) => expect(reportsFault(text)).toBe(false))
})

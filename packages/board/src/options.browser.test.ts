import { startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { complaints, drag, fen, heard, onBoard, open, page, prepareBoardPage } from './board-page.fixture.ts'

prepareBoardPage()

/** All that take an object; a label is no text then. */
const optionNames = ['variant', 'position', 'orientation', 'interactive', 'moves', 'premoves', 'premove']
optionNames.push('lastMove', 'check', 'arrows', 'circles', 'highlights', 'shapes', 'pieces', 'animation')
optionNames.push('clocks', 'labels')

describe('an option as a property', () => {
  it('may be a boolean, as frameworks give it', async () => {
    await open('')
    const movable = () => page.locator('.movable').count()
    const after = async (values: object) => {
      await page.locator('rookery-board').evaluate((board, all) => void Object.assign(board, all), values)
      return movable()
    }
    expect(await movable()).toBe(0)
    expect(await after({ interactive: true })).toBe(16)
    expect(await after({ interactive: false })).toBe(0)
    expect(await after({ interactive: 'true' })).toBe(16)
    const ahead = { interactive: 'black', premoves: true }
    expect(await after(ahead)).toBe(16)
    expect(await after({ premoves: false })).toBe(0)
  })

  it('is on or off by the words of HTML and of frameworks', async () => {
    await open('')
    const isShown = (value: unknown) =>
      page.locator('rookery-board').evaluate((board, given) => {
        Object.assign(board, { coordinates: given })
        return new Promise((resolve) => {
          queueMicrotask(() => resolve(board.shadowRoot!.querySelector('.coordinate') !== null))
        })
      }, value)
    for (const on of [true, 'true', '', 'coordinates', null]) expect(await isShown(on)).toBe(true)
    for (const off of [false, 'false', 'none', 'off']) expect(await isShown(off)).toBe(false)
  })

  it('is a theme too, which stands in the attribute', async () => {
    await open('')
    const theme = (name: string | null) =>
      page.locator('rookery-board').evaluate((board, value) => {
        Object.assign(board, { theme: value })
        return [board.getAttribute('theme'), (board as unknown as { theme: string }).theme]
      }, name)
    expect(await theme('slate')).toEqual(['slate', 'slate'])
    expect(await theme(null)).toEqual([null, null])
    await theme('neon')
    expect(complaints.splice(0).join()).toMatch(/"neon" is none of wood, slate/)
  })

  it('is what the board goes on with when another variant cannot be read', async () => {
    await open('interactive variant="minichess"')
    await drag('a2', 'a3')
    await onBoard((board) => void Object.assign(board, { variant: { id: 'shogi' } }))
    expect(complaints.splice(0).join()).toMatch(/an object is none of standard/)
    expect(await fen()).toBe('kqbnr/ppppp/5/P4/1PPPP/RNBQK b - - 0 1')
    await onBoard((board) => void Object.assign(board, { position: 'k4/5/5/5/5/4K w - - 0 1' }))
    expect(await fen()).toBe('k4/5/5/5/5/4K w - - 0 1')
  })
})

describe('a setup that went through JSON', () => {
  it('is shown, with the variant that it names', async () => {
    await open('')
    const { board, turn, castling, halfmoves, fullmoves } = startPosition()
    const setup = { variant: { id: 'standard' }, board, turn, castling, halfmoves, fullmoves }
    await page
      .locator('rookery-board')
      .evaluate(
        (element, text) => void Object.assign(element, { position: JSON.parse(text) }),
        JSON.stringify(setup),
      )
    expect(await fen()).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  })
})

describe('what cannot be read', () => {
  it('is told in a sentence, and the board goes on', async () => {
    await open('interactive')
    const rows = [
      ['position', 'rnbq/8', /rank/],
      ['variant', 'shogi', /"shogi" is none of standard/],
      ['orientation', 'green', /"green" is none of white, black/],
      ['arrows', 'e2e9', /"e2e9" names no square/],
      ['arrows', 'e2e4:mauve', /"mauve" is none of accent/],
      ['circles', '<img src=x onerror=alert(1)>', /names no square/],
      ['last-move', 'zz', /"zz" is no square/],
      ['moves', 'castle', /"castle" is no move like e2e4/],
      ['pieces', 'plastic', /"plastic" is none of carved/],
      ['animation', '-5', /no number of milliseconds/],
    ] as const
    for (const [index, [name, value, message]] of rows.entries()) {
      await page
        .locator('rookery-board')
        .evaluate((board, [attribute, text]) => board.setAttribute(attribute, text), [name, value] as const)
      const faults = await heard('fault')
      expect(faults).toHaveLength(index + 1)
      expect(String(faults.at(-1)!.message)).toMatch(message)
      expect(complaints.splice(0).join()).toMatch(message)
    }
    await drag('e2', 'e4')
    expect(await fen()).toContain('/4P3/')
  })

  it('may be any object, and the board draws all the same', async () => {
    await open('interactive')
    const rows: readonly [string, string, RegExp][] = [
      ['shapes', '({ arrows: 5 })', /a value of type number is no list/],
      ['shapes', '({ arrow: [] })', /an object is no { arrows, circles }/],
      ['shapes', '[]', /an object is no { arrows, circles }/],
      ['shapes', 'new Date()', /an object is no { arrows, circles }/],
      ['shapes', '"e2e4"', /"e2e4" is no { arrows, circles }/],
      ['shapes', '({ circles: [null] })', /a drawing names no square/],
      ['arrows', 'Array(200000).fill("e2e4")', /it has more than 5000 entries/],
      ['circles', '"e4 ".repeat(200000)', /it has more than 5000 entries/],
      ['highlights', '(function* () { for (;;) yield "e4" })()', /it has more than 5000 entries/],
      ['shapes', '({ circles: Array(5001).fill("e4") })', /it has more than 5000 entries/],
      ['arrows', '[{ from: "a1", to: "a2", weight: "fat" }]', /"fat" is no weight/],
      ['highlights', '[{ at: "a1", label: {} }]', /the label of a drawing is an object/],
      ['pieces', '({})', /the pawn has no list of { part, path }/],
      ['pieces', '({ pawn: [{ part: 1 }] })', /the pawn has no list/],
      ['variant', '({})', /an object is none of standard, chess960/],
      ['variant', '[]', /an object is none of standard/],
      ['position', '({ board: 1 })', /an object is no position or setup/],
      ['position', '({ variant: { id: "standard" }, board: [], turn: "white" })', /no position or setup/],
      ['position', '({ get variant() { throw new Error("so there") } })', /cannot be read: so there/],
      ['moves', '[{}]', /an object is no move like e2e4/],
      ['moves', '[NaN]', /a value of type number is no move/],
      ['moves', 'new Map([["e2", 7]])', /cannot be read/],
      ['moves', '[2 ** 40]', /a value of type number is no move/],
      ['moves', 'new Map([["e2", (function* () { for (;;) yield "e4" })()]])', /it has more than 5000/],
      ['premove', '796', /796 is no move like e2e4/],
      ['premove', '({ from: "e2" })', /an object is no move like e2e4/],
      ['lastMove', '[Symbol("x")]', /a value of type symbol is no square/],
      ['animation', 'Symbol("x")', /cannot be read/],
      ['clocks', '5', /neither { white, black } in milliseconds nor a function/],
      ['clocks', '({ wite: 5 })', /neither { white, black }/],
      ['clocks', '({ white: "5:00" })', /neither { white, black }/],
      ['clocks', '[5, 5]', /neither { white, black }/],
      ['labels', '"de"', /"de" has other labels than board, hint, square/],
      ['labels', '({ sqare: () => "" })', /an object has other labels than board, hint, square/],
      ['labels', '({ square: "e4" })', /the label square is no function/],
      ['theme', 'Symbol("x")', /a value of type symbol is none of wood, slate/],
      ['theme', 'Object.create(null)', /an object is none of wood, slate/],
      ['theme', 'new Proxy({}, { get() { throw new Error("so there") } })', /an object is none of wood/],
      ['coordinates', '"inside"', /"inside" is none of true, false, none/],
      ['still', '5', /a value of type number is none of true, false, none/],
      ['announce', 'Symbol("x")', /a value of type symbol is none of true, false, none/],
      ...optionNames.map((name): [string, string, RegExp] => [
        name,
        'new Proxy({}, { get() { throw new Error("so there") }, ownKeys() { throw new Error("so there") } })',
        /so there|an object is/,
      ]),
    ]
    for (const [index, [option, code, message]] of rows.entries()) {
      await page.evaluate(`void (document.querySelector('rookery-board').${option} = ${code})`)
      const faults = await heard('fault')
      expect(faults, `${option} = ${code}`).toHaveLength(index + 1)
      expect(faults.at(-1)).toMatchObject({ option, message: expect.stringMatching(message) })
      expect(complaints.splice(0).join()).toMatch(message)
    }
    for (const clocks of ['() => null', '({ white: NaN, black: Infinity })', '() => ({ white: "5" })']) {
      await page.evaluate(`void (document.querySelector('rookery-board').clocks = ${clocks})`)
      expect(await onBoard((board) => board.tell('clocks'))).toBe('There are no clocks.')
    }
    for (const command of ['5', 'null', 'undefined', '{}', 'Symbol("x")', 'Object.create(null)'])
      expect(await page.evaluate(`document.querySelector('rookery-board').tell(${command})`)).toMatch(
        /^The commands are: /,
      )
    await page.evaluate(`document.querySelector('rookery-board').clocks = () => null`)
    expect(await onBoard((board) => board.tell('clocks'))).toBe('There are no clocks.')
    await drag('e2', 'e4')
    expect(await fen()).toContain('/4P3/')
  })

  it('by a function of the page is an error of the page, and allows nothing', async () => {
    await open('interactive')
    await page.evaluate(() =>
      Object.assign(document.querySelector('rookery-board')!, {
        moves: () => {
          throw new Error('not today')
        },
      }),
    )
    await drag('e2', 'e4')
    expect(await fen()).not.toContain('/4P3/')
    await page.evaluate(() => Object.assign(document.querySelector('rookery-board')!, { moves: null }))
    await drag('e2', 'e4')
    expect(await fen()).toContain('/4P3/')
    expect(complaints.splice(0)).toEqual(['Error: not today'])
    await page.evaluate(() =>
      Object.assign(document.querySelector('rookery-board')!, {
        clocks: () => {
          throw new Error('no clocks')
        },
      }),
    )
    expect(await onBoard((board) => board.tell('clocks'))).toBe('There are no clocks.')
    expect(complaints.splice(0)).toEqual(['Error: no clocks'])
  })
})

describe('labels of the page', () => {
  it('are what the board says, and English is what they leave unsaid', async () => {
    await open('interactive position="4k3/P7/8/8/8/8/8/4K3 w - - 0 1"')
    await onBoard((board) => {
      board.labels = {
        board: ({ orientation }) => `Brett, ${orientation}`,
        square: ({ square, piece }) => `${square}: ${piece?.role ?? 'leer'}`,
        move: ({ role, from, to, promotion }) => `${role} ${from}-${to}${promotion}`,
        promotionTo: ({ role }) => `zu ${role}`,
        turn: () => {
          throw new Error('whose?')
        },
      }
    })
    await page.getByRole('grid', { name: 'Brett, white' }).waitFor()
    expect(await page.getByRole('gridcell', { name: 'a7: pawn' }).count()).toBe(1)
    expect(await onBoard((board) => [board.tell('turn'), board.tell('turn')])).toEqual([
      'White to move.',
      'White to move.',
    ])
    expect(complaints.splice(0)).toEqual(['Error: whose?'])
    expect(await onBoard((board) => board.tell('attacks b8'))).toBe('B8 is attacked by the white pawn on a7.')
    await drag('a7', 'a8')
    await page.getByRole('button', { name: 'zu knight' }).click()
    expect(await page.getByRole('status').textContent()).toBe('pawn a7-a8knight')
    await onBoard((board) => {
      board.labels = null
    })
    await page.getByRole('grid', { name: 'Chessboard, white at the bottom' }).waitFor()
    expect(await onBoard((board) => board.tell('last move'))).toBe(
      'White: pawn from a7 to a8, becomes a knight.',
    )
  })
})

import type { Page } from 'playwright-core'
import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { buildStudio } from './build-studio.ts'
import { findViolations } from './find-violations.ts'
import { setUpStudio } from './studio-fixture.ts'

declare global {
  /** The names of the components that were rendered, in order. */
  var rendered: string[]
}

/** Lets every component of the studio say that it is rendered. */
const tellRenders = (): Plugin => ({
  name: 'tell-renders',
  enforce: 'pre',
  transform(code, id) {
    if (!/apps[\\/]web[\\/]src[\\/].*\.tsx$/.test(id)) return undefined
    const component = /function ([A-Z]\w*)(?:<.*>)?\([\s\S]*?\)(?:: \w+)? \{\n/g
    return code.replace(component, (head, name) => `${head};(globalThis.rendered ??= []).push('${name}');\n`)
  },
})

/** The one line of the roster that a new mind needs, written into the test's own build of the studio and of its workers. */
const addLine = (): Plugin => ({
  name: 'one-line-of-the-roster',
  enforce: 'pre',
  transform(code, id) {
    if (!/players[\\/]dist[\\/]roster\.js$/.test(id)) return undefined
    // The only list of nothing but names, whatever they are called in the build.
    const changed = code.replace(/\[((?:\w+,\s*)+\w+)\s*\]/, '[$1, { ...jay, module: undefined }]')
    if (changed === code) throw new Error('the roster is not written as this test expects')
    return `import { jay } from '@rookery/testkit/jay'\n${changed}`
  },
})

/** One build for both, because it costs more than all that is tried with it. */
const { open } = setUpStudio(buildStudio(() => [tellRenders(), addLine()]))

describe('a mind that is one folder and one line', () => {
  it('plays in the page, is drawn, and answers for another move', async () => {
    const { page } = await open('#white=jay&black=you&seed=7')
    await page.locator('[aria-label=Moves] button').first().waitFor({ state: 'attached' })
    await page.getByRole('tab', { name: 'Mind' }).click()
    const headline = page.locator('[role=tabpanel] article h2').first()
    await headline.waitFor()
    expect(await headline.textContent()).toMatch(/^Jay plays \S+: it counted the answers to \d+ moves\.$/)
    const rows = page.getByRole('list', { name: 'Moves, best first' }).getByRole('listitem')
    expect(await rows.first().textContent()).toMatch(/−\d+ moves for the opponent/)
    await page.getByText('which cannot be converted to pawns').waitFor()
    await page.getByLabel('Ask Jay about').selectOption({ index: 1 })
    const sentence = page.locator('[data-answer=answered]')
    await sentence.waitFor()
    expect(await sentence.textContent()).toMatch(/^Jay gives \S+ −\d+ moves for the opponent against /)
    expect(await findViolations(page)).toEqual([])
  })

  it('is offered as an opponent, with its character', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'About Jay' }).click()
    await page.getByText('Shuts every door it finds.').waitFor()
  })

  it('has its page and its example in the Minds room, and its card in Compare', async () => {
    const { page } = await open()
    await page.goto(new URL('#/minds?mind=jay', page.url()).href)
    await page.getByRole('heading', { name: 'Jay', level: 1 }).waitFor()
    await page.getByText('counts what the opponent could answer').waitFor()
    await page
      .locator('[aria-label="Try it"] [role=status]', {
        hasText: /^Jay plays Ra8#: it counted the answers to \d+ moves\.$/,
      })
      .waitFor()
    await page.getByRole('button', { name: 'Count again' }).waitFor()
    await page.goto(new URL('#/compare', page.url()).href)
    await page.locator('[data-state=given]', { hasText: 'Jay' }).waitFor()
  })
})

/** What is rendered from now on, until each of these was so many times. */
async function rendersUntil(page: Page, names: readonly string[], times: number): Promise<Set<string>> {
  await page.evaluate(() => {
    globalThis.rendered = []
  })
  const enough = await page.waitForFunction(
    ([wanted, count]) =>
      wanted.every((name) => globalThis.rendered.filter((each) => each === name).length >= count) &&
      globalThis.rendered,
    [names, times] as const,
  )
  return new Set((await enough.jsonValue()) as string[])
}

describe('what is rendered', () => {
  it('a thought that arrives renders what shows it, and nothing else of the Play room', async () => {
    const studio = await open('#white=you&black=owl&black.depth=8')
    const { page } = studio
    const around = ['GameRoom', 'Table', 'Board', 'SideStrip', 'MoveList', 'Panel', 'Tabs', 'Actions']
    const move = rendersUntil(page, around, 1)
    await studio.press('e2')
    await studio.press('e4')
    await move
    await page.getByRole('img', { name: /^Owl sees/ }).waitFor()

    const bar = await rendersUntil(page, ['GameEvaluation'], 3)
    expect(around.filter((name) => bar.has(name))).toEqual([])

    await page.getByRole('tab', { name: 'Mind' }).click()
    await page.locator('[role=tabpanel] article h2').first().waitFor()
    const mind = await rendersUntil(page, ['ThoughtArticle'], 3)
    expect([...mind]).toEqual(expect.arrayContaining(['Mind', 'SearchMind']))
    expect(around.filter((name) => mind.has(name))).toEqual([])
    await page.getByText('Thinking', { exact: true }).waitFor()
  })

  it('Raven’s report in the Analyse room leaves the moves and the rest of the desk alone', async () => {
    const { page } = await open()
    const around = ['Desk', 'MoveTree', 'Tabs', 'Stepper']
    const desk = rendersUntil(page, around, 1)
    await page.goto(new URL('#/analyse', page.url()).href)
    await desk
    await page.getByText(/\bdepth \d+/).waitFor()
    const report = await rendersUntil(page, ['RavenLines'], 3)
    expect(report).toContain('RavenBoard')
    expect(around.filter((name) => report.has(name))).toEqual([])
  })
})

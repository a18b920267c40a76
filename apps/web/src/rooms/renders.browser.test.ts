import type { Page } from 'playwright-core'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { buildStudio } from '../testing/build-studio.ts'
import { setUpStudio } from '../testing/studio-fixture.ts'

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

const { open } = setUpStudio(buildStudio(tellRenders))

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

import {
  defaultStore,
  type Experience,
  exportExperience,
  importExperience,
  openExperience,
  readBlob,
} from '@rookery/experience'
import { contract, gameOf, START } from './contract.fixture.ts'

async function open(url = defaultStore()): Promise<Experience> {
  const opened = await openExperience(url)
  if (!opened.ok) throw opened.faults[0]
  return opened.value
}

/** What the browser tests ask of their page. */
export const tools = {
  async runCase(name: string): Promise<string> {
    const opened: Experience[] = []
    await contract
      .find((given) => given.name === name)!
      .run(async () => {
        const store = await open(`indexeddb:${name}`)
        opened.push(store)
        return store
      })
    for (const store of opened) await store.close()
    return 'passed'
  },

  learnOne: async (id: string): Promise<number> => (await open()).learn([gameOf(id, [START, 'e4', 1, 1])]),

  refuse: async (url: string) => {
    const opened = await openExperience(url)
    return opened.ok ? undefined : opened.faults
  },

  async importText(url: string, text: string) {
    const file = new File([text], 'parrot.jsonl')
    return importExperience(await open(url), () => readBlob(file))
  },

  async exportText(url: string): Promise<string> {
    let text = ''
    for await (const piece of exportExperience(await open(url), 'standard')) text += piece
    return text
  },

  /** A newer program upgrades the schema in another tab, while this one has the store open. */
  async meetNewer(url: string) {
    const store = await open(url)
    await store.learn([gameOf('a', [START, 'e4', 1, 1])])
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(url.replace('indexeddb:', ''), 99)
      request.onsuccess = () => resolve(request.result.close())
      request.onerror = () => reject(request.error)
    })
    return store.rowsOf('standard', START).then(
      () => undefined,
      ({ code, message }) => ({ code, message }),
    )
  },
}

export type PageTools = typeof tools

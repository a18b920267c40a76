// What runs in pages as well; making data and training networks need Node and have doors of their own.
export * from './learn/index.ts'

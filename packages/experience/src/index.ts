export * from './experience.ts'

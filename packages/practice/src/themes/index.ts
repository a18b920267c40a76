export { type Theme, themes } from './name-themes.ts'

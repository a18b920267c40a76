export { nameThemes, type Theme, themes } from './name-themes.ts'

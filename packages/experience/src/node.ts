export { findDataFolder } from './stores/data-folder.ts'

export { findDataFolder } from '@rookery/experience/node'

export * from './network/index'
export * from './sight/index'

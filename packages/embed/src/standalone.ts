// The module of the self-contained build: everything it needs stands beside it, wherever it was loaded from.
import './own-files.ts'

export * from './index.ts'

import { requirePlayer } from '../roster.ts'
import { serveMind } from './runner.ts'

serveMind((id, module) =>
  module === undefined ? requirePlayer(id).load() : import(/* @vite-ignore */ module),
)

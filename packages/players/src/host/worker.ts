import { requirePlayer } from '../roster.ts'
import { serveMind } from './serve-mind.ts'

serveMind((id) => requirePlayer(id).load())

export { MYNAH_RATINGS, natsAlong } from './line-nats.ts'

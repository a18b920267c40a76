import { readFile } from 'node:fs/promises'

/** The bytes of a file that comes with this package. */
export const readOwnFile = async (file: URL): Promise<Uint8Array<ArrayBuffer>> => readFile(file)

/** The bytes of a file that comes with this package. */
export async function readOwnFile(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} answered with status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

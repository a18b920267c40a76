/** A type that is written out at such length says nothing to a person and slows every editor down. */
const LONGEST_LINE = 1000
const FEWEST_KEYWORDS = 3

/**
 * What is missing or wrong in a package as it is packed, in sentences.
 * @param {Record<string, any>} manifest
 * @param {ReadonlyMap<string, string>} files their text by path
 * @param {{ engines: object, license: string, versions: ReadonlyMap<string, string> }} house
 * @returns {string[]}
 */
export function findPackageFaults(manifest, files, house) {
  return [
    ...findManifestFaults(manifest, house),
    ...(files.has('README.md') ? [] : ['it has no README.md']),
    ...(files.get('LICENSE') === house.license ? [] : ["its LICENSE is not the house's"]),
    ...[...files].flatMap(([path, text]) => findFileFaults(path, text)),
  ]
}

function findManifestFaults(manifest, { engines, versions }) {
  const { description, keywords = [], license, publishConfig, dependencies = {} } = manifest
  const faults = []
  if (!description) faults.push('it has no description')
  if (keywords.length < FEWEST_KEYWORDS) faults.push(`it has fewer than ${FEWEST_KEYWORDS} keywords`)
  if (license !== 'MIT') faults.push('its licence is not MIT')
  if (JSON.stringify(manifest.engines) !== JSON.stringify(engines))
    faults.push(`its engines are not ${JSON.stringify(engines)}`)
  if (!manifest.files?.includes('CHANGELOG.md')) faults.push('its files leave CHANGELOG.md out')
  if (publishConfig?.access !== 'public') faults.push('its publishConfig.access is not public')
  for (const [name, range] of Object.entries(dependencies)) {
    if (/^(file|link|workspace|git|https?):|^\*$/.test(range))
      faults.push(`it depends on ${name} by "${range}", which nobody else can install`)
    else if (versions.has(name) && versions.get(name) !== range)
      faults.push(`it depends on ${name} ${range}, which is at ${versions.get(name)}`)
  }
  return faults
}

function findFileFaults(path, text) {
  const faults = []
  if (path.endsWith('.map') && JSON.parse(text).sourcesContent === undefined)
    faults.push(`${path} is a source map without sources`)
  if (/\.[cm]?js$/.test(path) && /^\/\/# sourceMappingURL=(?!data:)/m.test(text))
    faults.push(`${path} names a source map`)
  if (/\.test\.|\.fixture\.|tsbuildinfo/.test(path)) faults.push(`${path} is for nobody else`)
  const longest = path.endsWith('.d.ts') ? Math.max(...text.split('\n').map((line) => line.length)) : 0
  if (longest > LONGEST_LINE) faults.push(`${path} has a type of ${longest} characters`)
  return faults
}

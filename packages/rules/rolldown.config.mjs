/**
 * The rules are shipped as one module, and what only some users need (drawings, tables) beside it, each behind a door of
 * its own. V8 folds the constants and tables of a module into its code, but reads those that come from another module
 * anew each time, which costs a third of the speed.
 */
const extras = /dist\/(pieces|svg|openings)\//

export default {
  input: {
    rules: 'dist/index.js',
    chess: 'dist/chess/index.js',
    pieces: 'dist/pieces/index.js',
    svg: 'dist/svg/index.js',
    openings: 'dist/openings/index.js',
  },
  output: {
    dir: 'dist/bundle',
    chunkFileNames: '[name].js',
    minify: true,
    codeSplitting: { groups: [{ name: 'core', test: (id) => !extras.test(id) }] },
  },
  logLevel: 'silent',
}

/**
 * The rules are shipped as one module with two doors. V8 folds the constants and tables of a module into its code, but
 * reads those that come from another module anew each time, which costs a third of the speed.
 */
export default {
  input: { rules: 'dist/index.js', chess: 'dist/chess/index.js' },
  output: {
    dir: 'dist/bundle',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'core' }] },
  },
  logLevel: 'silent',
}

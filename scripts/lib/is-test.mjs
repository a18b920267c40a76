/** Whether a source file is a test or serves tests alone, and so is neither built nor shipped. */
export const isTest = (file) => /\.(test|fixture)\.[cm]?tsx?$|\/src\/testing\//.test(file)

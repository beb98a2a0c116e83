// The palette is written once with `light-dark()`, which the oldest browsers that the app works in do not know.
const config = {
  plugins: { '@tailwindcss/postcss': {}, '@csstools/postcss-light-dark-function': { preserve: false } },
}

export default config

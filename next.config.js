import { basePath } from './scripts/base-path.mjs'
import { PLACEHOLDER } from './scripts/build-id.mjs'
import { site } from './scripts/site.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `match/` is a folder with an index.html: every plain static host can serve it.
  trailingSlash: true,
  basePath,
  distDir: process.env.YUSS_OUT ?? '.next',
  reactStrictMode: true,
  images: { unoptimized: true },
  poweredByHeader: false,
  // The same code makes the same build, byte for byte: an update downloads only what changed.
  generateBuildId: () => PLACEHOLDER,
  env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_SITE: site },
  // For the benchmark that names what keeps a page from answering.
  productionBrowserSourceMaps: process.env.YUSS_SOURCE_MAPS === '1',
  // `npm test` has run the type check by then; a build on its own runs it itself.
  webpack: shareLayout,
  typescript: { ignoreBuildErrors: process.env.YUSS_TYPES_CHECKED === '1' },
}

/** What the layout loads is on every page: without a chunk of its own it would come once more with each of them. */
function shareLayout(config, { isServer }) {
  if (isServer) return config
  config.optimization.splitChunks.cacheGroups.layout = {
    name: 'layout',
    chunks: 'all',
    enforce: true,
    minChunks: 2,
    priority: 10,
    test: (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === 'app/layout'),
  }
  return config
}

export default config

import { site } from './scripts/build/site.mjs'
import { sourceHash } from './scripts/build/source-hash.mjs'
import { basePath } from './scripts/serve/base-path.mjs'
import { relay } from './scripts/together/relay-at.mjs'

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
  // The same sources make the same build, byte for byte.
  generateBuildId: () => sourceHash().slice(0, 16),
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE: site,
    NEXT_PUBLIC_RELAY: relay,
    NEXT_PUBLIC_MADE_UP: process.env.YUSS_MADE_UP ?? '',
  },
  // The build of the library for browsers of today; the package names the one for all.
  turbopack: { resolveAlias: { dexie: 'dexie/dist/modern/dexie.min.mjs' } },
  experimental: {
    // With two root layouts, the app's and the site's, this alone makes a page for an address that is not there.
    globalNotFound: true,
    // Larger pieces make the first hand lighter and a first visit heavier (docs/figures.md).
    turbopackChunking: { requestCost: 1_000, minChunkSize: 7_000, maxMergeChunkSize: 20_000 },
  },
  // `npm test` has run the type check by then; a build on its own runs it itself.
  typescript: { ignoreBuildErrors: process.env.YUSS_TYPES_CHECKED === '1' },
}

export default config

import { site } from './scripts/build/site.mjs'
import { basePath } from './scripts/serve/base-path.mjs'
import { relay } from './scripts/together/relay-at.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // `match/` is a folder with an index.html: every plain static host can serve it.
  trailingSlash: true,
  basePath,
  // Each language is a build of its own (scripts/build.mjs).
  distDir: process.env.YUSS_PART ?? '.next',
  reactStrictMode: true,
  images: { unoptimized: true },
  poweredByHeader: false,
  // The same sources make the same build, byte for byte, and a page whose content stays has the same bytes in the next build.
  generateBuildId: () => 'yuss',
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE: site,
    NEXT_PUBLIC_RELAY: relay,
  },
  turbopack: {
    // The build of the library for browsers of today; the package names the one for all.
    resolveAlias: { dexie: 'dexie/dist/modern/dexie.min.mjs' },
    // The texts of a page are constants in the language of the build.
    rules: { '**/lib/messages/compiled/**/*.ts': { loaders: ['./scripts/build/translated.cjs'] } },
  },
  experimental: {
    // Larger pieces make the first hand lighter and a first visit heavier (docs/figures.md).
    turbopackChunking: { requestCost: 100, minChunkSize: 2_000, maxMergeChunkSize: 10_000 },
  },
  // `npm test` checks the types of everything, once.
  typescript: { ignoreBuildErrors: true },
}

export default config

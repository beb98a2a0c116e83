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
  // `npm test` has run the type check by then; a build on its own runs it itself.
  typescript: { ignoreBuildErrors: process.env.YUSS_TYPES_CHECKED === '1' },
}

export default config

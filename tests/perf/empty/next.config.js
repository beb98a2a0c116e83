/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: 'parts/en',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config

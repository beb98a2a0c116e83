/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: 'out',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config

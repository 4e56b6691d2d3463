const { i18n } = require('./next-i18next.config.js');

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are a check of their own (`npm test`); a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // What passes through to the services is held in memory up to here, and cut beyond it: the largest
  // upload (contracts/upload) and what is written around it.
  experimental: { proxyClientMaxBodySize: '24mb' },
  // antd's server styles come out empty when Turbopack leaves these two outside the bundle.
  transpilePackages: ['@ant-design/cssinjs', '@ant-design/cssinjs-utils'],
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'same-origin' },
        ],
      },
      ...['/resetpassword', '/mb/resetpassword/:path*'].map((source) => ({
        source,
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      })),
      {
        // Its address holds a key until the page has taken it out.
        source: '/stay/bypass',
        headers: [
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'Cache-Control', value: 'no-store' },
        ],
      },
    ];
  },
};

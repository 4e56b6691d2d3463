const { i18n } = require('./next-i18next.config.js');

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are a check of their own (`npm test`); a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // What passes through to the services is held in memory up to here, and cut beyond it: the
    // largest upload (contracts/upload) and what is written around it.
    proxyClientMaxBodySize: '24mb',
    // There is no app directory whose routes the pages' router would have to know.
    clientRouterFilter: false,
    // Otherwise the styles of all areas are one sheet, which every page loads.
    cssChunking: { type: 'graph', requestCost: 20_000 },
  },
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

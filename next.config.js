const { i18n } = require('./next-i18next.config.js');

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are a check of their own (`npm test`); a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // There is no app directory whose routes the pages' router would have to know.
    clientRouterFilter: false,
    // Otherwise the styles of all areas are one sheet, which every page loads.
    cssChunking: { type: 'graph', requestCost: 20_000 },
  },
  // antd's server styles come out empty when Turbopack leaves these two outside the bundle.
  transpilePackages: ['@ant-design/cssinjs', '@ant-design/cssinjs-utils'],
};

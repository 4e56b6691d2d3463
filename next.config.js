const { i18n } = require('./next-i18next.config.js');

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  // Two builds of the same sources are one portal to a browser that meets both.
  generateBuildId: () => process.env.PORTAL_BUILD_ID ?? null,
  // The books had their screens below the invoices: in bookmarks, and in notifications of before.
  redirects: async () => [
    { source: '/invoices/periods', destination: '/books', permanent: true },
    { source: '/invoices/ledger', destination: '/books/ledger', permanent: true },
  ],
  reactStrictMode: true,
  poweredByHeader: false,
  // Each page is somebody's own and kept by nobody: a sum over its HTML is for nothing.
  generateEtags: false,
  // Types are a check of their own (`npm test`); a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Browsers parse and say with less: each file says why.
  turbopack: {
    resolveAlias: {
      zod: { browser: './src/contracts/kit/zod-in-browser.ts' },
      'next-i18next/pages': { browser: './src/portal/app/texts/i18n-in-browser.tsx' },
    },
  },
  experimental: {
    // There is no app directory whose routes the pages' router would have to know.
    clientRouterFilter: false,
    // Otherwise the styles of all areas are one sheet, which every page loads.
    cssChunking: { type: 'graph', requestCost: 300_000 },
    // A page asked for 58 files, many of a kilobyte: fewer and larger ones cost every reader less.
    turbopackChunking: {
      requestCost: 1_000_000,
      minChunkSize: 200_000,
      maxMergeChunkSize: 1_000_000,
    },
  },
  // antd's server styles come out empty when Turbopack leaves these two outside the bundle.
  transpilePackages: ['@ant-design/cssinjs', '@ant-design/cssinjs-utils'],
};

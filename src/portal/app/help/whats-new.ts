interface News {
  /** Of its words in the help's texts. */
  key:
    | 'accounts'
    | 'books'
    | 'chasing'
    | 'leavers'
    | 'personal'
    | 'credits'
    | 'deposits'
    | 'refunds'
    | 'desk'
    | 'fees'
    | 'settlements'
    | 'letters'
    | 'meters'
    | 'issue'
    | 'help'
    | 'next'
    | 'start'
    | 'reports'
    | 'camera'
    | 'views'
    | 'lists'
    | 'sale'
    | 'takings'
    | 'bankLines'
    | 'records'
    | 'board';
  /** The day of the version, `2026-11-25`. */
  on: string;
  /** The screens that it changed. */
  at: (route: string) => boolean;
}

const at =
  (...routes: string[]) =>
  (route: string) =>
    routes.includes(route);

const lists = at(
  ...['/parcels', '/parcels/problems', '/news', '/news-template', '/banner', '/bulletin'],
  ...['/privilege', '/units', '/customers', '/users', '/new-members', '/suggestion', '/orders'],
  ...['/vendors', '/vendors/services', '/reviews', '/categories', '/categories/group'],
  ...['/invoices', '/books/ledger', '/receipts', '/mpay', '/arrears', '/commissions/rates'],
  ...['/holidays', '/phone-directory', '/quick-call-phone', '/report-emails', '/votes'],
  ...['/admin/properties', '/admin/features', '/admin/roles', '/admin/staff', '/admin/audit'],
);

/** What came with the latest versions, the newest first. */
export const whatsNew: readonly News[] = [
  {
    key: 'bankLines',
    on: '2026-11-26',
    at: at('/statements', '/statements/[id]', '/statements/agree'),
  },
  {
    key: 'deposits',
    on: '2026-11-26',
    at: at('/receipts', '/receipts/deposits', '/receipts/desk'),
  },
  { key: 'takings', on: '2026-11-26', at: at('/receipts') },
  { key: 'refunds', on: '2026-11-26', at: at('/receipts/refunds', '/receipts/deposits') },
  {
    key: 'sale',
    on: '2026-11-26',
    at: at('/invoices/settings', '/invoices/issue'),
  },
  {
    key: 'fees',
    on: '2026-11-26',
    at: at('/invoices/charges', '/invoices/settings', '/invoices/issue'),
  },
  { key: 'leavers', on: '2026-11-26', at: at('/admin/staff', '/admin/processing') },
  {
    key: 'personal',
    on: '2026-11-26',
    at: at('/customers/[id]', '/admin/audit', '/admin/processing'),
  },
  { key: 'credits', on: '2026-11-26', at: at('/invoices', '/invoices/[id]', '/invoices/credits') },
  { key: 'accounts', on: '2026-11-26', at: at('/books', '/books/accounts', '/receipts/[id]') },
  { key: 'chasing', on: '2026-11-25', at: at('/arrears', '/arrears/account') },
  { key: 'desk', on: '2026-11-25', at: at('/receipts/desk', '/receipts', '/receipts/[id]') },
  { key: 'settlements', on: '2026-11-25', at: at('/mpay', '/mpay/settlements') },
  { key: 'letters', on: '2026-11-25', at: at('/invoices', '/invoices/[id]', '/receipts/[id]') },
  { key: 'meters', on: '2026-11-25', at: at('/meters', '/meters/kinds', '/invoices') },
  { key: 'issue', on: '2026-11-25', at: at('/invoices/issue', '/invoices/charges', '/invoices') },
  { key: 'help', on: '2026-11-25', at: () => true },
  { key: 'next', on: '2026-11-25', at: at('/units/[id]', '/parcels/[id]', '/orders/[id]') },
  { key: 'start', on: '2026-11-25', at: at('/') },
  { key: 'books', on: '2026-11-25', at: at('/books', '/books/month', '/books/report') },
  { key: 'reports', on: '2026-11-25', at: at('/report-emails', '/parcels/reports') },
  {
    ...{ key: 'camera', on: '2026-11-24' },
    at: at('/parcels/receive', '/parcels/handover', '/parcels/shelf'),
  },
  { key: 'views', on: '2026-11-24', at: lists },
  { key: 'lists', on: '2026-11-23', at: lists },
  { key: 'records', on: '2026-11-23', at: (route) => route.endsWith('/[id]') },
  { key: 'board', on: '2026-11-23', at: at('/') },
];

/** What is new on a screen. */
export const newAt = (route: string) => whatsNew.filter((news) => news.at(route));

export { proxy } from '@/portal/app/proxy';

export const config = {
  // `/` by itself: with `i18n` set, the pattern does not match it.
  matcher: [
    '/',
    '/((?!api/|_next/static|_next/image|icon.svg|locales/|sounds/).*)',
    { source: '/:path*', locale: false, has: [{ type: 'header', key: 'upgrade' }] },
  ],
};

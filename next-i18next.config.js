/**
 * `en` is the only routing locale; the language a person reads comes from a cookie.
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en'], localeDetection: false },
  defaultNS: 'common',
  fallbackLng: false,
  serializeConfig: false,
};

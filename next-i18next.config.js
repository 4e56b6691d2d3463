/**
 * A text that no language has is shown by its key: whoever watches the console, as the tests do, is told.
 * @param {readonly string[]} _languages
 * @param {string} namespace
 * @param {string} key
 */
const tellMissing = (_languages, namespace, key) =>
  console.error(`There is no text ${namespace}:${key}`);

/**
 * `en` is the only routing locale; the language a person reads comes from a cookie. Texts that cannot
 * be read are tried again five times, after 350 ms and then twice as long each, ten files at a time.
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en'], localeDetection: false },
  defaultNS: 'common',
  fallbackLng: false,
  serializeConfig: false,
  saveMissing: true,
  missingKeyHandler: tellMissing,
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
};

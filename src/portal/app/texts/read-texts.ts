import config from '@i18n-config';
import type { ReadCallback } from 'i18next';
import type { SSRConfig } from 'next-i18next/pages';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import type { Language } from '@/portal/kit/text/language';

type Texts = Record<string, unknown>;

const lost = () => new ApiFailure({ code: 'NETWORK', status: 0, message: '' });

/**
 * Reads namespaces of a language, each by `read`, as i18next does: what fails is tried again as the
 * configuration says. Throws `ApiFailure` where one does not come at all.
 */
export async function readTexts(
  language: Language,
  namespaces: readonly string[],
  read: (language: Language, namespace: string) => Promise<Texts>,
): Promise<SSRConfig> {
  // A browser needs it for a language alone that did not come with its document.
  const { createInstance } = await import('i18next').catch(() => {
    throw lost();
  });
  const reader = createInstance();
  reader.use({
    type: 'backend',
    callbackApi: true,
    init: () => {},
    read: (_: string, namespace: string, callback: ReadCallback) =>
      read(language, namespace).then(
        (texts) => callback(null, texts as never),
        // `true`: it may come at another try.
        (failure: Error) => callback(failure, true),
      ),
  });
  const { maxRetries, retryTimeout, maxParallelReads } = config;
  await reader.init({
    ...{ maxRetries, retryTimeout, maxParallelReads },
    ...{ lng: language, ns: [...namespaces], fallbackLng: false },
  });
  if (!namespaces.every((namespace) => reader.hasResourceBundle(language, namespace))) {
    throw lost();
  }
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: reader.getDataByLanguage(language) ?? {} },
      initialLocale: language,
      ns: [...namespaces],
      userConfig: null,
    },
  };
}

import config from '@i18n-config';
import type { SSRConfig } from 'next-i18next/pages';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import type { Language } from '@/portal/kit/text/language';

type Texts = Record<string, unknown>;

const { maxRetries = 0, retryTimeout = 0, maxParallelReads = 1 } = config;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again what fails, after twice the pause each time. Throws `ApiFailure` when it has tried as often as it may. */
async function triedAgain<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await read();
    } catch {
      if (tries === maxRetries) throw new ApiFailure({ code: 'NETWORK', status: 0, message: '' });
      await pause(retryTimeout * 2 ** tries);
    }
  }
}

/**
 * Reads namespaces of a language, each by `read`: so many at a time, and what fails as often again, as the
 * configuration says. Throws `ApiFailure` where one does not come at all.
 */
export async function readTexts(
  language: Language,
  namespaces: readonly string[],
  read: (language: Language, namespace: string) => Promise<Texts>,
): Promise<SSRConfig> {
  const waiting = namespaces.values();
  const texts: Record<string, Texts> = {};
  const readOn = async () => {
    for (const name of waiting) texts[name] = await triedAgain(() => read(language, name));
  };
  await Promise.all(Array.from({ length: maxParallelReads }, readOn));
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: texts },
      initialLocale: language,
      ns: [...namespaces],
      userConfig: null,
    },
  };
}

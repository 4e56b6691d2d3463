import { errorWords } from '@/contracts/features/error-words';
import { shellTexts } from '@/portal/app/texts/shell-texts';
import type { Language } from '@/portal/kit/text/language';

const languages: readonly Language[] = ['th', 'en', 'cn'];

test.each(languages)(
  'in %s the shell has words for what an area alone refuses, but those that the services say themselves',
  async (language) => {
    const { _nextI18Next } = await shellTexts(language, 'inside');
    expect(_nextI18Next?.initialI18nStore[language]?.errors).toMatchObject({
      NOT_FOUND: expect.any(String),
      ...(language !== 'th' && { VOTE_STATE: errorWords.VOTE_STATE?.[language] }),
      fields: { required: expect.any(String), voteCast: expect.any(String) },
    });
  },
);

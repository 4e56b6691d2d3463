import { useDeferredValue } from 'react';
import { descriptionIn, plainText } from '@/contracts/kit/text/languages';
import { publicFileUrl } from '@/contracts/upload/upload';
import { Preview } from '@/portal/areas/news/Preview';
import previewStyles from '@/portal/areas/news/Preview.module.css';
import { TypedText } from '@/portal/kit/content/languages/TypedText';
import { htmlLang } from '@/portal/kit/text/language';
import type { NewsValues } from './news-values';

/** What is being written, as a resident will see it on a phone. */
export function DraftPreview({ values }: { values: NewsValues }) {
  const shown = useDeferredValue(values);
  return (
    <Preview
      news={{
        ...shown,
        thumbnailUrl: shown.cover.url,
        publishedAt: null,
        newsFiles: shown.files.map(({ id, name }) => ({
          id,
          name,
          url: publicFileUrl(id, 'file'),
        })),
      }}
      text={(language) => {
        const html = descriptionIn(shown, language);
        return (
          plainText(html) && (
            <div className={previewStyles.text} lang={htmlLang[language]}>
              <TypedText html={html} />
            </div>
          )
        );
      }}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import type { FieldError } from '@/contracts/kit/calls/errors';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { type News, newsChange, newsDraft, news as newsSchema } from '@/contracts/news/news';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { fieldError, useContentForm } from '@/portal/kit/content/use-content-form';
import { notice } from '@/portal/kit/page/notice';
import { usePerson } from '@/portal/kit/page/person';
import { blankNews, bodyOf, type NewsValues, valuesOf } from './news-values';

type Draft = z.output<typeof newsDraft>;
type Change = z.output<typeof newsChange>;

const isChange = (body: Draft | Change): body is Change => 'version' in body.data;
const save = ({ body }: { body: Draft | Change }) =>
  isChange(body)
    ? callEndpoint(newsEndpoints.change, { body })
    : callEndpoint(newsEndpoints.create, { body });

/** The news being written: new for `null`. */
export function useNewsForm(news: News | null, onSaved: (saved: News) => void) {
  const { t } = useTranslation('news-form');
  const { propertyId } = usePerson();
  const [blank] = useState(blankNews);
  const initial = useMemo(() => (news ? valuesOf(news) : blank), [news, blank]);
  return useContentForm<NewsValues, Draft | Change, News>({
    initial,
    keptAs: `news ${news?.id ?? 'new'}`,
    schemas: { draft: newsDraft, change: newsChange },
    bodyOf,
    missing: ({ announceTo }): Record<string, FieldError> =>
      propertyId || announceTo.length > 0 ? {} : { announceTo: fieldError('noProperty') },
    stored: newsSchema,
    valuesOf,
    save,
    done: (saved) => {
      notice.success(t('saved'));
      onSaved(saved);
    },
  });
}

export type NewsForm = ReturnType<typeof useNewsForm>;

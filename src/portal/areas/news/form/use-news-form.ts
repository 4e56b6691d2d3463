import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import type { ApiError, FieldError } from '@/contracts/kit/errors';
import { type News, newsChange, newsDraft, news as newsSchema } from '@/contracts/news/news';
import { notice } from '@/portal/kit/notice';
import { usePerson } from '@/portal/kit/person';
import type { Unsent } from '@/portal/kit/upload/upload-item';
import { useDraftForm } from '@/portal/kit/use-draft-form';
import { changeNews, createNews } from './calls';
import { blankNews, bodyOf, type NewsValues, valuesOf } from './news-values';

type Draft = z.output<typeof newsDraft>;
type Change = z.output<typeof newsChange>;

const isChange = (body: Draft | Change): body is Change => 'version' in body.data;
const save = ({ body }: { body: Draft | Change }) =>
  isChange(body) ? changeNews({ body }) : createNews({ body });

/** What the pressed button asks for beside saving. */
export interface Asked {
  askReview: boolean;
}

/** An edit that came too late. */
interface Late {
  error: ApiError;
  stored: News;
  asked: Asked;
}

const fieldError = (code: string): FieldError => ({ code, message: '' });
const unsentErrors: Record<NonNullable<Unsent>, FieldError> = {
  sending: fieldError('stillSending'),
  failed: fieldError('notSent'),
};

/** The news being written: its values, what keeps them from being saved, and both ways out of a conflict. */
export function useNewsForm(news: News | null, onSaved: (saved: News) => void) {
  const { t } = useTranslation('news-form');
  const { propertyId } = usePerson();
  const [blank] = useState(blankNews);
  const initial = useMemo(() => (news ? valuesOf(news) : blank), [news, blank]);
  const [unsent, setUnsent] = useState<{ cover: Unsent; files: Unsent }>({
    cover: null,
    files: null,
  });
  const [asked, setAsked] = useState<Asked>({ askReview: false });
  const [late, setLate] = useState<Late | null>(null);

  const form = useDraftForm<NewsValues, Draft | Change, News>({
    initial,
    keptAs: `news ${news?.id ?? 'new'}`,
    schema: news ? newsChange : newsDraft,
    bodyOf,
    missing: ({ announceTo }) => ({
      ...(!propertyId && announceTo.length === 0 && { announceTo: fieldError('noProperty') }),
      ...(unsent.cover && { thumbnail: unsentErrors[unsent.cover] }),
      ...(unsent.files && { files: unsentErrors[unsent.files] }),
    }),
    save,
    done: (saved) => {
      notice.success(t('saved'));
      onSaved(saved);
    },
    onRefused: (error) => {
      const stored = error.code === 'STALE' && newsSchema.safeParse(error.conflict?.stored).data;
      if (stored) setLate({ error, stored, asked });
      return Boolean(stored);
    },
  });

  function submit(next: Asked) {
    setAsked(next);
    setLate(null);
    form.submit(next);
  }
  /** Values of elsewhere come with what was sent before. */
  function replaced<T>(put: (values: T) => void) {
    return (values: T) => {
      setUnsent({ cover: null, files: null });
      put(values);
    };
  }
  return {
    ...form,
    replace: replaced(form.replace),
    submit,
    onUnsent: (field: 'cover' | 'files', why: Unsent) =>
      setUnsent((before) => ({ ...before, [field]: why })),
    late: late && {
      error: late.error,
      stored: late.stored,
      takeTheirs: () => {
        setLate(null);
        replaced(form.giveUp)(valuesOf(late.stored));
      },
      keepMine: () => {
        form.change({ version: late.stored.version });
        submit(late.asked);
      },
    },
  };
}

export type NewsForm = ReturnType<typeof useNewsForm>;

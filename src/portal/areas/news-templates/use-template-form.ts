import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import {
  type NewsTemplate,
  newsTemplate,
  newsTemplateEndpoints,
} from '@/contracts/news/news-template';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useContentForm } from '@/portal/kit/content/use-content-form';
import { notice } from '@/portal/kit/page/notice';
import { blankTemplate, bodyOf, type TemplateValues, valuesOf } from './template-values';

const draft = newsTemplateEndpoints.create.call.shape.body;
const change = newsTemplateEndpoints.change.call.shape.body;
type Body = z.output<typeof draft> | z.output<typeof change>;

/** The template being written: a new one for `null`. Saved, the list is shown. */
export function useTemplateForm(template: NewsTemplate | null) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const [blank] = useState(blankTemplate);
  const initial = useMemo(() => (template ? valuesOf(template) : blank), [template, blank]);
  return useContentForm<TemplateValues, Body, NewsTemplate>({
    initial,
    keptAs: `news-template ${template?.id ?? 'new'}`,
    schemas: { draft, change },
    bodyOf,
    stored: newsTemplate,
    valuesOf,
    save: ({ body }) =>
      'version' in body.data
        ? callEndpoint(newsTemplateEndpoints.change, {
            params: { id: initial.id },
            body: { ...body, data: body.data },
          })
        : callEndpoint(newsTemplateEndpoints.create, { body: { ...body, data: body.data } }),
    done: () => {
      notice.success(t('form.saved'));
      void router.push('/news-template');
    },
  });
}

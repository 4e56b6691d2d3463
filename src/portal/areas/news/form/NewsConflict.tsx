import { useTranslation } from 'next-i18next/pages';
import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { menuNameIn } from '@/portal/areas/news/choice-names';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useReadableContent } from '@/portal/kit/content/use-readable-content';
import { Conflict, type ReadableField } from '@/portal/kit/form/conflict/Conflict';
import { useLanguage } from '@/portal/kit/text/language';
import type { NewsValues } from './news-values';
import type { NewsForm } from './use-news-form';

/** Somebody else saved the news meanwhile: both sides in words, and the choice between them. */
export function NewsConflict({ form }: { form: NewsForm }) {
  const { t } = useTranslation(['news-form', 'news']);
  const language = useLanguage();
  const { answer: properties = [] } = useReader(newsChoiceEndpoints.properties, {});
  const { answer: features = [] } = useReader(newsChoiceEndpoints.featureLinks, {});
  const content = useReadableContent();
  if (!form.late) return null;

  const nameOf = (id: string) => properties.find((one) => one.id === id)?.nameTh ?? id;
  const featureOf = (id: string) => {
    const feature = features.find((one) => one.id === id);
    return feature ? menuNameIn(feature, language) : id;
  };
  const fields: ReadableField<NewsValues>[] = [
    { name: 'type', label: t('news:type'), read: ({ type }) => t(`news:types.${type}`) },
    {
      name: 'announceTo',
      label: t('properties.label'),
      read: ({ announceTo }) => announceTo.map(nameOf).join(', '),
    },
    {
      name: 'featureLink',
      label: t('feature.label'),
      read: ({ featureLink }) => featureOf(featureLink),
    },
    ...content,
  ];
  return <Conflict {...form.late} fields={fields} />;
}

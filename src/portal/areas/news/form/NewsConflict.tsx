import { useTranslation } from 'next-i18next/pages';
import { menuNameIn } from '@/portal/areas/news/choice-names';
import { newsFeatureLinks } from '@/portal/areas/news/resource';
import { Conflict, type ReadableField } from '@/portal/kit/Conflict';
import { useReadableContent } from '@/portal/kit/content/use-readable-content';
import { useLanguage } from '@/portal/kit/language';
import { useReader } from '@/portal/kit/use-reader';
import { announceTo } from './calls';
import type { NewsValues } from './news-values';
import type { NewsForm } from './use-news-form';

/** Somebody else saved the news meanwhile: both sides in words, and the choice between them. */
export function NewsConflict({ form }: { form: NewsForm }) {
  const { t } = useTranslation(['news-form', 'news']);
  const language = useLanguage();
  const { answer: properties = [] } = useReader(announceTo, { query: {} });
  const { answer: features = [] } = useReader(newsFeatureLinks, {});
  const readable = useReadableContent();
  const { late, values } = form;
  if (!late) return null;

  const nameOf = (id: string) => properties.find((one) => one.id === id)?.nameTh ?? id;
  const featureOf = (side: NewsValues) => {
    const feature = features.find(({ id }) => id === side.featureLink);
    return feature ? menuNameIn(feature, language) : side.featureLink;
  };
  const content = readable(values, late.theirs);
  const about = (side: NewsValues): ReadableField[] => [
    [t('news:type'), t(`news:types.${side.type}`)],
    [t('properties.label'), side.announceTo.map(nameOf).sort().join(', ')],
    [t('feature.label'), featureOf(side)],
  ];
  return (
    <Conflict
      error={late.error}
      mine={[...about(values), ...content.mine]}
      theirs={[...about(late.theirs), ...content.theirs]}
      onMine={late.keepMine}
      onTheirs={late.takeTheirs}
    />
  );
}

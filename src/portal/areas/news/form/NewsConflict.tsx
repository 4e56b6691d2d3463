import { useTranslation } from 'next-i18next/pages';
import { descriptionIn, plainText, titleIn } from '@/contracts/news/languages';
import { menuNameIn } from '@/portal/areas/news/choice-names';
import { newsFeatureLinks } from '@/portal/areas/news/resource';
import { Conflict, type ReadableField } from '@/portal/kit/Conflict';
import { languages, useLanguage } from '@/portal/kit/language';
import { useReader } from '@/portal/kit/use-reader';
import { announceTo } from './calls';
import { type NewsValues, valuesOf } from './news-values';
import type { NewsForm } from './use-news-form';

/** Somebody else saved the news meanwhile: both sides in words, and the choice between them. */
export function NewsConflict({ form }: { form: NewsForm }) {
  const { t } = useTranslation(['news-form', 'news', 'content']);
  const language = useLanguage();
  const { answer: properties = [] } = useReader(announceTo, { query: {} });
  const { answer: features = [] } = useReader(newsFeatureLinks, {});
  const { late, values } = form;
  if (!late) return null;

  const nameOf = (id: string) => properties.find((one) => one.id === id)?.nameTh ?? id;
  const theirs = valuesOf(late.stored);
  const readable = (side: NewsValues): ReadableField[] => {
    const isSameCover = values.cover.url === theirs.cover.url;
    const cover =
      isSameCover || !side.cover.url
        ? ''
        : t(side === theirs ? 'conflict.theirCover' : 'conflict.myCover');
    const feature = features.find(({ id }) => id === side.featureLink);
    const words = languages.flatMap((one): ReadableField[] => {
      const named = { language: t(`content:languages.${one}`) };
      return [
        [t('content:fields.title', named), titleIn(side, one)],
        [t('content:fields.text', named), plainText(descriptionIn(side, one))],
      ];
    });
    return [
      [t('news:type'), t(`news:types.${side.type}`)],
      ...words,
      [t('content:fields.cover'), cover],
      [t('content:fields.files'), side.files.map(({ name }) => name).join(', ')],
      [t('properties.label'), side.announceTo.map(nameOf).sort().join(', ')],
      [t('feature.label'), feature ? menuNameIn(feature, language) : side.featureLink],
    ];
  };
  return (
    <Conflict
      error={late.error}
      mine={readable(values)}
      theirs={readable(theirs)}
      onMine={late.keepMine}
      onTheirs={late.takeTheirs}
    />
  );
}

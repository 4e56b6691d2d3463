import { useTranslation } from 'next-i18next/pages';
import { descriptionIn, plainText, titleIn } from '@/contracts/news/languages';
import type { ReadableField } from '@/portal/kit/Conflict';
import { languages } from '@/portal/kit/language';
import type { ContentValues } from './content-values';

/** Both sides' content in words, for who has to choose between them. */
export function useReadableContent() {
  const { t } = useTranslation('content');
  return (mine: ContentValues, theirs: ContentValues) => {
    const isSameCover = mine.cover.url === theirs.cover.url;
    const readable = (side: ContentValues): ReadableField[] => {
      const cover = side === mine ? 'cover.mine' : 'cover.theirs';
      return [
        ...languages.flatMap((one): ReadableField[] => {
          const named = { language: t(`languages.${one}`) };
          return [
            [t('fields.title', named), titleIn(side, one)],
            [t('fields.text', named), plainText(descriptionIn(side, one))],
          ];
        }),
        [t('fields.cover'), isSameCover || !side.cover.url ? '' : t(cover)],
        [t('fields.files'), side.files.map(({ name }) => name).join(', ')],
      ];
    };
    return { mine: readable(mine), theirs: readable(theirs) };
  };
}

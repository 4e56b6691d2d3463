import { useTranslation } from 'next-i18next/pages';
import { descriptionIn, plainText, titleIn } from '@/contracts/kit/text/languages';
import type { ReadableField } from '@/portal/kit/form/conflict/Conflict';
import { languages } from '@/portal/kit/text/language';
import type { ContentValues } from './content-values';
import { SmallCover } from './pictures/SmallCover';

const endings = { th: 'Th', en: 'En', cn: 'Cn' } as const;

/** The fields of content as people read them, for who has to choose between two sides. */
export function useReadableContent(): ReadableField<ContentValues>[] {
  const { t } = useTranslation('content');
  return [
    ...languages.flatMap((one): ReadableField<ContentValues>[] => {
      const named = { language: t(`languages.${one}`) };
      return [
        {
          name: `title${endings[one]}`,
          label: t('fields.title', named),
          read: (side) => titleIn(side, one),
        },
        {
          name: `description${endings[one]}`,
          label: t('fields.text', named),
          read: (side) => plainText(descriptionIn(side, one)),
        },
      ];
    }),
    {
      name: 'cover',
      label: t('fields.cover'),
      read: ({ cover: { url } }) => url && <SmallCover url={url} />,
    },
    {
      name: 'files',
      label: t('fields.files'),
      read: ({ files }) => files.map(({ name }) => name).join(', '),
    },
  ];
}

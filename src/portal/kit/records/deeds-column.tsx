import { useTranslation } from 'next-i18next/pages';

function DeedsTitle() {
  const { t } = useTranslation('common');
  return <span className="visually-hidden">{t('list.actions')}</span>;
}

/** The last column of a table: what can be done to a row, behind a menu. */
export const deedsColumn = {
  key: 'actions',
  fixed: true,
  title: <DeedsTitle />,
  align: 'end',
  width: 56,
  rank: 1,
  card: 'actions',
} as const;

/** The same with one deed in sight. */
export const verbColumn = { ...deedsColumn, width: 172 } as const;

/** One deed, and no menu. */
export const loneVerbColumn = { ...deedsColumn, width: 144 } as const;

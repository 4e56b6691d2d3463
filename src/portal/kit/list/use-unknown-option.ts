import { useTranslation } from 'next-i18next/pages';

/** One value that a filter may ask for, and what it is called. */
export interface FilterOption {
  value: string;
  label: string;
  /** Above it and those beside it that are of the same. */
  group?: string | undefined;
}

const isId = (value: string) => /^[\da-f]{8}-[\da-f-]{27}$/i.test(value);

/** What is asked for though it is none of a filter's values, so that it is shown and not taken for all. */
export function useUnknownOption(
  asked: string,
  options: readonly FilterOption[],
): readonly FilterOption[] {
  const { t } = useTranslation('common');
  if (!asked || options.some(({ value }) => value === asked)) return [];
  return [{ value: asked, label: isId(asked) ? t('list.chosen') : asked }];
}

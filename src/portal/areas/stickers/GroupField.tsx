import { useTranslation } from 'next-i18next/pages';
import type { StickerGroup } from '@/contracts/chat/sticker';
import { OptionField } from '@/portal/kit/form/fields/OptionField';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

/** The group that a sticker is in, or goes to. */
export function GroupField({ groups }: { groups: readonly StickerGroup[] }) {
  const { t } = useTranslation('stickers');
  const language = useLanguage();
  const options = groups.map((group) => ({ value: group.id, label: nameIn(group, language) }));
  return <OptionField name="groupId" label={t('nameTh')} options={options} />;
}

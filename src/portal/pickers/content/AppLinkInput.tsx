import { Flex, Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import { useNames } from '@/portal/kit/text/use-names';

const site = 'https://';
/** What stands there already, before an address that was pasted whole. */
const twice = /^https:\/\/(?=https?:\/\/)/i;

/** Where a press leads: a screen of the residents' app, a site, or nowhere. Needs `pickerTexts`. */
export function AppLinkInput(props: {
  /** Given by the form, as the next two. */
  id?: string;
  value?: string;
  onChange?: (link: string) => void;
}) {
  const { id, value = '', onChange } = props;
  const { t } = useTranslation('pickers');
  const nameOf = useNames();
  const isSite = value !== '' && !value.startsWith('/');
  return (
    <Flex gap={8} wrap>
      <Select
        {...(id && { id })}
        style={{ flex: '1 1 180px' }}
        value={isSite ? site : value}
        onChange={onChange}
        options={[
          { value: '', label: t('link.none') },
          ...featureLinks.map((name) => ({
            value: `/${name}`,
            label: nameOf(featureLinkNames[name]),
          })),
          { value: site, label: t('link.site') },
        ]}
      />
      {isSite && (
        <Input
          style={{ flex: '2 1 260px' }}
          aria-label={t('link.address')}
          inputMode="url"
          maxLength={500}
          value={value}
          // An empty one would be nowhere, and the field would go.
          onChange={({ target }) => onChange?.(target.value.replace(twice, '') || site)}
        />
      )}
    </Flex>
  );
}
